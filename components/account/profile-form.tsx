"use client";

import { useState } from "react";
import * as z from "zod";
import { changedFields } from "@/components/form/changed-fields";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { FormDraft } from "@/components/form/form-draft";
import { readDraft } from "@/lib/auth/drafts";
import { parseDay, writtenDay } from "@/lib/dates";
import { genders } from "@/lib/profile/genders";
import { useEditProfile } from "@/lib/profile/hooks";
import { type Profile, ProfileForm as ProfileSchema } from "@/lib/profile/schema";

/** The birthday is entered in the Indian format and stored as yyyy-mm-dd. */
const Fields = ProfileSchema.omit({ avatar: true }).extend({
  dob: z
    .string()
    .transform((written) => (written.trim() === "" ? "" : (parseDay(written) ?? "none")))
    .pipe(ProfileSchema.shape.dob),
});
type Fields = z.input<typeof Fields>;

const controls: Control<keyof Fields>[] = [
  { name: "fullname", label: "Full Name", autoComplete: "name", className: "md:col-span-2" },
  {
    name: "phone",
    label: "Mobile Number",
    type: "tel",
    inputMode: "tel",
    placeholder: "98765 43210",
    autoComplete: "tel",
  },
  { name: "gender", label: "Gender", componentType: "select", placeholder: "Not given", options: genders },
  {
    name: "dob",
    label: "Date of Birth",
    inputMode: "numeric",
    placeholder: "dd-mm-yyyy",
    autoComplete: "bday",
    hint: "Day, month, year: 14-02-1994.",
  },
  { name: "location", label: "Location", autoComplete: "address-level2" },
];
const optional = controls.map((control) => ({ ...control, optional: true }));

interface ProfileFormProps {
  profile: Profile;
  /** A picture that is uploaded but not saved yet. */
  picture: string | null;
  isUploading: boolean;
  /** The name under which the input is stored for this tab. */
  draft: string;
  /** Called after the changes were saved or discarded. */
  onDone: () => void;
}

export function ProfileForm({ profile: current, picture, isUploading, draft, onDone }: ProfileFormProps) {
  const { mutateAsync: save } = useEditProfile();
  // As it was when the form was opened.
  const [profile] = useState(current);
  const { fullname, phone, gender, dob, location } = profile;
  const saved = { fullname, phone, gender, dob: writtenDay(dob), location };
  const [toDraft] = useState(() => (values: Record<string, string>) => changedFields(values, saved));
  return (
    <Form
      controls={optional}
      schema={Fields}
      defaultValues={{ ...saved, ...readDraft(draft) } as Fields}
      submitText="Save"
      waitingText="Saving…"
      // Saving the form saves the picture too.
      isDisabled={() => isUploading}
      className="grid gap-4 md:grid-cols-2"
      footClassName="mt-2 md:col-span-2"
      buttonClassName="w-auto"
      onCancel={onDone}
      onSubmit={async (form) => {
        await save({ ...changedFields(form, profile), ...(picture !== null && { avatar: picture }) });
        onDone();
      }}
    >
      <FormDraft name={draft} toDraft={toDraft} />
    </Form>
  );
}
