import { HandCoins, ReceiptIndianRupee, Truck, Undo2 } from "lucide-react";
import { platformFee, shippingFee } from "@/lib/cart/totals";
import { formatPaise } from "@/lib/money";

const notes = [
  { Icon: HandCoins, text: "Pay on delivery available" },
  { Icon: Undo2, text: "Easy 7 days return & exchange available" },
  { Icon: Truck, text: "Get it within 5 days" },
  {
    Icon: ReceiptIndianRupee,
    text: `Each order adds two flat fees: platform ${formatPaise(platformFee)}, shipping ${formatPaise(shippingFee)}`,
  },
];

/** Notes that apply to every product, the two fees last. */
export function ProductNotes() {
  return (
    <ul className="grid gap-2.5 border-line border-t pt-4">
      {notes.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon className="mt-px size-5 stroke-[1.5] text-ink-2" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
