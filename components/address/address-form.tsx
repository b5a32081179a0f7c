"use client";

import { useState } from "react";
import * as z from "zod";
import { changedFields } from "@/components/form/changed-fields";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { FormDraft } from "@/components/form/form-draft";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { StillNeeded } from "@/components/form/still-needed";
import { useSaveAddress } from "@/lib/address/hooks";
import { oneLine } from "@/lib/address/place";
import { type Address, AddressForm as AddressSchema } from "@/lib/address/schema";
import { discardDraft, readDraft } from "@/lib/auth/drafts";
import { useSession } from "@/lib/auth/hooks";
import { cn } from "@/lib/class-names";
import { useProfile } from "@/lib/profile/use-profile";
import { PincodeFill } from "./pincode-fill";

const Fields = AddressSchema.omit({ isDefault: true }).extend({
  address: z.string().transform(oneLine).pipe(AddressSchema.shape.address),
});
type Fields = z.input<typeof Fields>;

const wide = "md:col-span-2";
const controls: Control<keyof Fields>[] = [
  {
    name: "pincode",
    label: "Pincode",
    placeholder: "560038",
    inputMode: "numeric",
    autoComplete: "postal-code",
    hint: "Fills in city and state.",
  },
  { name: "city", label: "City", placeholder: "Bengaluru", autoComplete: "address-level2" },
  { name: "state", label: "State", placeholder: "Karnataka", autoComplete: "address-level1", optional: true },
  {
    name: "phone",
    label: "Phone",
    type: "tel",
    inputMode: "tel",
    placeholder: "98765 43210",
    autoComplete: "tel",
    hint: "The courier calls this number.",
  },
  {
    name: "name",
    label: "Name",
    autoComplete: "name",
    hint: "Leave it empty to receive the parcel yourself.",
    optional: true,
    className: wide,
  },
  {
    name: "address",
    label: "Address",
    componentType: "textarea",
    placeholder: "House, street, area",
    autoComplete: "street-address",
    className: wide,
  },
  {
    name: "business",
    label: "Business",
    autoComplete: "organization",
    hint: "For an invoice to a business.",
    optional: true,
  },
  { name: "gstin", label: "GSTIN", placeholder: "29ABCDE1234F1Z5", autoComplete: "off", optional: true },
  {
    name: "addressType",
    label: "Address Type",
    componentType: "select",
    options: [
      { id: "home", label: "Home" },
      { id: "work", label: "Work" },
    ],
    className: wide,
  },
];

const empty = {
  name: "",
  address: "",
  city: "",
  state: "",
  phone: "",
  pincode: "",
  gstin: "",
  business: "",
  addressType: "",
};

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  entry: Address | null;
  /** The name under which the input is stored for this tab. */
  draft: string;
  onSaved: (saved: Address) => void;
}

export function AddressForm({ entry: current, draft, onSaved }: AddressFormProps) {
  const { mutateAsync: save } = useSaveAddress(() => discardDraft(draft));
  // As it was when the form was opened.
  const [entry] = useState(current);
  const title = entry ? "Edit Address" : "Add Address";
  const { user } = useSession();
  const { profile, isLoading } = useProfile();
  // A form takes its first values once.
  if (!entry && isLoading) return <FormSkeleton fields={9} />;
  const own = { ...empty, name: profile?.fullname || user?.username || "" };
  const { name, address, city, state, phone, pincode, gstin = "", business = "", addressType } = entry ?? own;
  const values = { name, address, city, state, phone, pincode, gstin, business, addressType };
  const toDraft = entry ? (typed: Record<string, string>) => changedFields(typed, values) : undefined;
  return (
    <Form
      controls={controls}
      schema={Fields}
      defaultValues={{ ...values, ...readDraft(draft) } as Fields}
      submitText={title}
      waitingText="Saving…"
      isDisabled={(values) => !Fields.safeParse(values).success}
      className="grid gap-4 md:grid-cols-2"
      footClassName={cn("mt-2", wide)}
      actions={
        <StillNeeded
          controls={controls}
          missing={(values) => (Fields.safeParse(values).error?.issues ?? []).map(({ path }) => path[0])}
          hasDraft={readDraft(draft) !== null}
        />
      }
      onSubmit={async (form) => {
        const saving = entry ? { addressId: entry._id, form: changedFields(form, entry) } : { addressId: null, form };
        const { data } = await save(saving);
        onSaved(data);
      }}
    >
      <PincodeFill />
      <FormDraft name={draft} toDraft={toDraft} />
    </Form>
  );
}
