import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { type Gift, maxNoteLength } from "@/lib/order/gift";

interface GiftFieldProps {
  gift: Gift | null;
  onChange: (gift: Gift | null) => void;
}

/** Whether the order is a gift, and the note for who gets it. */
export function GiftField({ gift, onChange }: GiftFieldProps) {
  return (
    <div className="mt-4">
      <Checkbox
        label="It's a gift"
        checked={gift !== null}
        onChange={({ target }) => onChange(target.checked ? { note: "" } : null)}
      />
      {gift && (
        <div className="mt-1 max-w-xl">
          <Field
            label="Note"
            optional
            hint={`In the parcel, on a slip without prices. Up to ${maxNoteLength} characters.`}
          >
            <Textarea
              rows={2}
              maxLength={maxNoteLength}
              value={gift.note}
              placeholder="Happy birthday!"
              onChange={({ target }) => onChange({ note: target.value })}
            />
          </Field>
          {/* Not in the hint: screen readers would read it out after each letter. */}
          <p className="text-ink-3 text-small">{`${maxNoteLength - gift.note.length} characters left.`}</p>
        </div>
      )}
    </div>
  );
}
