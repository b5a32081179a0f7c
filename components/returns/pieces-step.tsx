import { Thumb } from "@/components/cart/thumb";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { counted } from "@/lib/counted";
import type { Order } from "@/lib/order/schema";
import { type DraftLine, titleWithSize, withPieces } from "@/lib/return/draft";

interface PiecesStepProps {
  order: Order;
  /** How many pieces of each line can be returned. */
  left: ReadonlyMap<string, number>;
  draft: readonly DraftLine[];
  onChange: (draft: DraftLine[]) => void;
}

/** Which pieces go back: a number for each line that still has any. */
export function PiecesStep({ order, left, draft, onChange }: PiecesStepProps) {
  return (
    <ul className="divide-y divide-line">
      {order.cartItems.map((item) => {
        const { _id, image } = item;
        const maxPieces = left.get(_id) ?? 0;
        if (maxPieces === 0) return null;
        const chosen = draft.find(({ lineId }) => lineId === _id)?.quantity ?? 0;
        return (
          <li key={_id} className="flex gap-3.5 py-3">
            <Thumb image={image} className="w-14" />
            <div className="min-w-0 flex-1">
              <Field
                label={titleWithSize(item)}
                hint={maxPieces > 1 ? `You can return ${maxPieces} pieces.` : undefined}
              >
                <Select
                  options={Array.from({ length: maxPieces + 1 }, (_, pieces) => ({
                    id: pieces,
                    label: pieces === 0 ? "Keep" : `Return ${counted(pieces, "piece")}`,
                  }))}
                  value={chosen}
                  onChange={(event) => onChange(withPieces(draft, _id, Number(event.target.value)))}
                />
              </Field>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
