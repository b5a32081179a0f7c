import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Size } from "@/lib/catalog/options";
import type { ShownReturn } from "@/lib/return/schema";

/** What an admin has counted of a line. */
export interface Counted {
  lineId: string;
  exchangeSize: Size | null;
  /** As typed; "" for an emptied field. */
  received: string;
  restock: boolean;
}

/** All of it came back and can be sold again. */
export function countedLines({ lines }: ShownReturn): Counted[] {
  return lines.map(({ lineId, exchangeSize, quantity }) => ({
    lineId,
    exchangeSize,
    received: String(quantity),
    restock: true,
  }));
}

interface ReceivedFieldsProps {
  shown: ShownReturn;
  counted: readonly Counted[];
  onChange: (counted: Counted[]) => void;
}

/** How many pieces of each line came back, and whether they are put back into stock. */
export function ReceivedFields({ shown, counted, onChange }: ReceivedFieldsProps) {
  return (
    <ul className="grid gap-3 md:col-span-2">
      {shown.lines.map(({ lineId, exchangeSize, title, sizeLabel, quantity }, index) => {
        const own = counted[index];
        // Lines of one line of the order share the choice.
        const change = (changes: Partial<Counted>) =>
          onChange(
            counted.map((each, at) =>
              at === index
                ? { ...each, ...changes }
                : each.lineId === lineId
                  ? { ...each, restock: changes.restock ?? each.restock }
                  : each,
            ),
          );
        return (
          <li key={`${lineId} ${exchangeSize}`} className="grid gap-x-4 md:grid-cols-[1fr_auto] md:items-end">
            <Field label={`Received of ${title}${sizeLabel ? `, size ${sizeLabel}` : ""}`} hint={`of ${quantity}`}>
              <Input
                type="number"
                min={0}
                max={quantity}
                required
                value={own?.received ?? quantity}
                onChange={(event) => change({ received: event.target.value })}
              />
            </Field>
            <Checkbox
              label="Back into stock"
              checked={own?.restock ?? true}
              onChange={(event) => change({ restock: event.target.checked })}
            />
          </li>
        );
      })}
    </ul>
  );
}
