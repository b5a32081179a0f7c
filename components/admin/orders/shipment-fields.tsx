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

/** Who carries the parcel: asked for beside a status with which it has left the shop. */
export function ShipmentFields({
  draft,
  errors,
  set,
}: Pick<ReturnType<typeof useShipment>, "draft" | "errors" | "set">) {
  return (
    <fieldset className="grid gap-x-4 gap-y-3 xs:grid-cols-2 md:col-span-2">
      <legend className="pb-2 font-semibold">Shipment, if you know it</legend>
      {inputs.map(({ field, label, ...input }) => (
        <Field key={field} label={label} hint={"hint" in input ? input.hint : undefined} error={errors[field]}>
          <Input
            type={"type" in input ? input.type : "text"}
            placeholder={"placeholder" in input ? input.placeholder : undefined}
            min={field === "expectedOn" ? today() : undefined}
            value={draft[field]}
            onChange={(event) => set(field, event.target.value)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
