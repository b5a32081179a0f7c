import { PicturesField } from "@/components/form/pictures-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useProducts } from "@/lib/catalog/hooks";
import { type Size, sizeText } from "@/lib/catalog/options";
import { maxIds } from "@/lib/catalog/schema";
import { sizesInStock, stockOfSize } from "@/lib/catalog/stock";
import { memberOf } from "@/lib/keys";
import type { Order } from "@/lib/order/schema";
import { type DraftLine, titleWithSize, withChoice } from "@/lib/return/draft";
import { isFault, maxNoteLength, maxPictures, returnReasons } from "@/lib/return/status";

interface Words {
  note: string;
  upi: string;
  images: string[];
}

interface ReasonsStepProps {
  order: Order;
  draft: readonly DraftLine[];
  onChange: (draft: DraftLine[]) => void;
  words: Words;
  onWords: (words: Words) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Why each line goes back, and what the shopper wants for it: the money, or for the first 20 products another size that is in stock. */
export function ReasonsStep({ order, draft, onChange, words, onWords, onUploading }: ReasonsStepProps) {
  const items = order.cartItems.filter(({ _id }) => draft.some(({ lineId }) => lineId === _id));
  const products = useProducts([...new Set(items.map(({ productId }) => productId))].slice(0, maxIds));
  const asksForPictures = draft.some(({ reason }) => reason !== "" && isFault(reason));
  return (
    <div className="grid gap-5">
      {items.map((item) => {
        const { _id, productId, size } = item;
        const line = draft.find(({ lineId }) => lineId === _id);
        if (!line) return null;
        const product = products.find((one) => one._id === productId);
        const offered = product && size ? otherSizes(product, size, line.quantity) : [];
        return (
          <fieldset key={_id} className="grid gap-3">
            <legend className="wrap-anywhere pb-2 font-semibold">{`${line.quantity} × ${titleWithSize(item)}`}</legend>
            <Field label="Reason">
              <Select
                options={returnReasons}
                value={line.reason}
                required
                onChange={(event) =>
                  onChange(withChoice(draft, _id, { reason: memberOf(returnReasons, event.target.value) ?? "" }))
                }
              >
                <option value="">Choose a reason</option>
              </Select>
            </Field>
            {offered.length > 0 && (
              <Field label="What would you like?">
                <Select
                  options={offered.map((each) => ({ id: each, label: `Exchange for size ${sizeText(each)}` }))}
                  value={line.exchangeSize ?? ""}
                  onChange={(event) =>
                    onChange(withChoice(draft, _id, { exchangeSize: memberOf(offered, event.target.value) ?? null }))
                  }
                >
                  <option value="">My money back</option>
                </Select>
              </Field>
            )}
          </fieldset>
        );
      })}
      {asksForPictures && (
        <PicturesField
          path="/api/shop/return/upload_image"
          hint={`Show us what is wrong: up to ${maxPictures} pictures.`}
          max={maxPictures}
          images={words.images}
          onChange={(images) => onWords({ ...words, images })}
          onUploading={onUploading}
        />
      )}
      <Field label="Note" optional>
        <Textarea
          rows={2}
          value={words.note}
          maxLength={maxNoteLength}
          onChange={(event) => onWords({ ...words, note: event.target.value })}
        />
      </Field>
    </div>
  );
}

function otherSizes(product: Parameters<typeof sizesInStock>[0], own: Size, pieces: number): Size[] {
  return sizesInStock(product).filter((each) => each !== own && stockOfSize(product, each) >= pieces);
}
