import { Checkbox } from "@/components/ui/checkbox";
import type { UpdateStatus } from "@/lib/order/request-schema";
import type { Order } from "@/lib/order/schema";

/** What is sent of a parcel that came back: by line, whether its pieces are put back into stock. */
export type CameBack = Required<Pick<UpdateStatus, "cause" | "restock">>;

interface UndeliveredFieldsProps {
  lines: Order["cartItems"];
  /** Null for a parcel that did not come back. */
  value: CameBack | null;
  onChange: (value: CameBack | null) => void;
}

/** Whether a rejected order's parcel came back undelivered, and which of its pieces can be sold again. */
export function UndeliveredFields({ lines, value, onChange }: UndeliveredFieldsProps) {
  return (
    <div className="md:order-first md:col-span-2">
      <Checkbox
        label="The parcel came back undelivered"
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? { cause: "undelivered", restock: {} } : null)}
      />
      {value && (
        <fieldset className="pl-8">
          <legend className="text-ink-2 text-small">Back into stock</legend>
          {lines.map(({ _id, title, quantity }) => (
            <Checkbox
              key={_id}
              label={`${quantity} × ${title}`}
              checked={value.restock[_id] ?? true}
              onChange={(event) => onChange({ ...value, restock: { ...value.restock, [_id]: event.target.checked } })}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
