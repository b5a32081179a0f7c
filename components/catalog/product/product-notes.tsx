import { Icon } from "@/components/ui/icon";
import { platformFee, shippingFee } from "@/lib/cart/totals";
import { formatPaise } from "@/lib/money";

const notes = [
  { icon: "coins", text: "Pay on delivery available" },
  { icon: "undo", text: "Easy 7 days return & exchange available" },
  { icon: "truck", text: "Get it within 5 days" },
  {
    icon: "receipt",
    text: `Each order adds two flat fees: platform ${formatPaise(platformFee)}, shipping ${formatPaise(shippingFee)}`,
  },
] as const;

/** Notes that apply to every product, the two fees last. */
export function ProductNotes() {
  return (
    <ul className="grid gap-2.5 border-line border-t pt-4">
      {notes.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon name={icon} className="mt-px size-5 stroke-[1.5] text-ink-2" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
