import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/dates";
import type { Shipment } from "@/lib/order/schema";
import type { useShipment } from "./use-shipment";

const inputs = [
  { field: "carrier", label: "Courier", hint: "With its number, or neither." },
  { field: "trackingNumber", label: "Tracking number" },
  { field: "trackingUrl", label: "Tracking link", type: "url", placeholder: "https://" },
  { field: "expectedOn", label: "Expected on", type: "date" },
] as const satisfies readonly {
  field: keyof Shipment;
  label: string;
  hint?: string;
  type?: string;
  placeholder?: string;
}[];

interface ShipmentFieldsProps extends Pick<ReturnType<typeof useShipment>, "draft" | "errors" | "isChanged" | "set"> {
  /** Whether the order is being shipped, so that they are asked for. */
  isAsked: boolean;
}

/** Who carries the parcel: asked for when it leaves the shop, later behind a button unless something is typed already. */
export function ShipmentFields({ draft, errors, isChanged, set, isAsked }: ShipmentFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isAsked && !isChanged && !isOpen) {
    return (
      <Button variant="outline" size="sm" className="justify-self-start md:col-span-2" onClick={() => setIsOpen(true)}>
        Edit shipment
      </Button>
    );
  }
  return (
    <fieldset className="grid gap-x-4 gap-y-3 xs:grid-cols-2 md:col-span-2">
      <legend className="pb-2 font-semibold">Shipment, if you know it</legend>
      {inputs.map(({ field, label, ...input }) => (
        <Field key={field} label={label} hint={"hint" in input ? input.hint : undefined} error={errors[field]}>
          <Input
            // After the button, whose place they take.
            autoFocus={isOpen && field === "carrier"}
            type={"type" in input ? input.type : "text"}
            placeholder={"placeholder" in input ? input.placeholder : undefined}
            min={field === "expectedOn" ? today() : undefined}
            value={draft[field]}
            onChange={(event) => {
              // They stay when what is stored is typed back.
              setIsOpen(true);
              set(field, event.target.value);
            }}
          />
        </Field>
      ))}
    </fieldset>
  );
}
