import { Gift as GiftSign } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Gift } from "@/lib/order/gift";

/** That an order is a gift, and its note as it was written. */
export function GiftNote({ gift: { note } }: { gift: Gift }) {
  return (
    <div className="mt-3 flex gap-2.5">
      <Icon shape={GiftSign} className="mt-px size-5 text-rust" />
      <div className="min-w-0">
        <p className="font-semibold">{note ? "A gift, with this note" : "A gift, without a note"}</p>
        {note && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{`“${note}”`}</p>}
      </div>
    </div>
  );
}
