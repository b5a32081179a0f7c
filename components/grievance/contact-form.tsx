"use client";

import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { FormDraft } from "@/components/form/form-draft";
import { PicturesField } from "@/components/form/pictures-field";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { useDraftName, useSession } from "@/lib/auth/hooks";
import type { User } from "@/lib/auth/schema";
import { useRaiseGrievance } from "@/lib/grievance/hooks";
import { RaiseGrievance } from "@/lib/grievance/schema";
import { maxPictures } from "@/lib/grievance/status";
import { useAttemptKey } from "@/lib/http/use-attempt-key";
import { picturesOfText, picturesToText } from "@/lib/media/picture-text";

interface Values {
  name: string;
  email: string;
  order?: string;
  text: string;
  images?: string[];
  /** Whether one of the pictures is on its way. */
  isUploading?: boolean;
}

const controls: Control<keyof RaiseGrievance>[] = [
  { name: "name", label: "Name", autoComplete: "name" },
  {
    name: "email",
    label: "Email",
    type: "email",
    placeholder: "you@example.in",
    autoComplete: "email",
    hint: "The answer goes there.",
  },
  { name: "order", label: "Order number", optional: true, className: "md:col-span-2" },
  {
    name: "text",
    label: "What went wrong",
    componentType: "textarea",
    hint: "And what you would like us to do.",
    className: "md:col-span-2",
  },
  { name: "images", label: "Pictures", element: <Pictures />, className: "md:col-span-2" },
];

const typed = ["name", "email", "order", "text"] as const;

const toDraft = ({ images = [], ...values }: Partial<Values>) => ({
  ...Object.fromEntries(typed.map((name) => [name, values[name] ?? ""])),
  images: picturesToText(images),
});

/** The form of a grievance; once it is sent, its number takes the place of the form. */
export function ContactForm() {
  const [number, setNumber] = useState("");
  const keyOf = useAttemptKey();
  const { mutateAsync: raise } = useRaiseGrievance();
  const { user, isLoading } = useSession();
  const draft = useDraftName("grievance");
  if (number) return <Raised number={number} />;
  return (
    <Form<Values, RaiseGrievance>
      controls={controls}
      schema={RaiseGrievance}
      defaultValues={{ name: "", email: "", order: "", text: "", images: [] }}
      submitText="Send"
      waitingText="Sending…"
      isDisabled={({ isUploading = false }) => isUploading}
      className="grid max-w-2xl gap-4 md:grid-cols-2"
      footClassName="mt-2 md:col-span-2"
      buttonClassName="w-full md:w-auto"
      onSubmit={async (values) => {
        const { number } = await raise({ ...values, key: keyOf(values) });
        discardDraft(draft);
        setNumber(number);
      }}
    >
      {!isLoading && <FilledIn user={user} draft={draft} />}
      <FormDraft name={draft} toDraft={toDraft} />
    </Form>
  );
}

/** Fills in what was typed before in this tab, and who is signed in, where nothing was typed yet. */
function FilledIn({ user, draft }: { user: User | null; draft: string }) {
  const { getValues, setValue } = useFormContext<Values>();
  useEffect(() => {
    const stored = readDraft(draft) ?? {};
    for (const name of typed) if (stored[name] && !getValues(name)) setValue(name, stored[name]);
    if (stored.images && !getValues("images")?.length) setValue("images", picturesOfText(stored.images));
  }, [draft, getValues, setValue]);
  useEffect(() => {
    if (!user) return;
    if (!getValues("name")) setValue("name", user.username);
    if (!getValues("email")) setValue("email", user.email);
  }, [user, getValues, setValue]);
  return null;
}

function Pictures() {
  const { control, getValues, setValue } = useFormContext<Values>();
  const draft = useDraftName("grievance");
  const images = useWatch({ control, name: "images" }) ?? [];
  return (
    <PicturesField
      path="/api/shop/grievance/upload_image"
      hint={`Up to ${maxPictures}, which only we see.`}
      max={maxPictures}
      images={images}
      onChange={(next) => {
        setValue("images", next);
        saveDraft(draft, toDraft(getValues()));
      }}
      onUploading={(isUploading) => setValue("isUploading", isUploading)}
    />
  );
}

function Raised({ number }: { number: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-2xl rounded-b-hung border-good border-t-4 bg-cotton px-5 py-6">
      <h2 ref={heading} tabIndex={-1} className="display text-h3 outline-none">
        We have your grievance
      </h2>
      <p className="mt-2 text-lead">
        Its number is <strong className="figures whitespace-nowrap">{number}</strong>. Please keep it.
      </p>
      <p className="mt-2 text-ink-2">
        Our grievance officer answers by email within 48 hours, and settles it within one month.
      </p>
    </section>
  );
}
