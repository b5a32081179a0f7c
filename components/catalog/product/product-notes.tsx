import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { helpPath } from "@/lib/help/path";
import { formatRupees } from "@/lib/money";
import { type ShopWords, useShopWords } from "@/lib/settings/shop-words";
import { daysText, feeText } from "@/lib/settings/texts";

const notesOf = ({ fees, deliveryDays, returnDays }: ShopWords) =>
  [
    { icon: "coins", text: "Pay on delivery available" },
    { icon: "undo", text: `Easy ${daysText(returnDays)} return & exchange available`, page: "returns" },
    { icon: "truck", text: `Get it within ${daysText(deliveryDays)}` },
    {
      icon: "receipt",
      text: `Each order adds two flat fees: platform ${feeText(fees.platform)}, shipping ${feeText(fees.shipping)}${
        fees.freeShippingFrom === null ? "" : ` (free from ${formatRupees(fees.freeShippingFrom)})`
      }`,
      page: "delivery",
    },
  ] as const;

/** Notes that apply to every product, the two fees last; those on returns and fees lead to their help pages. */
export function ProductNotes() {
  return (
    <ul className="grid gap-2.5 border-line border-t pt-4">
      {notesOf(useShopWords()).map(({ icon, text, ...note }) => (
        <li key={icon} className="flex items-start gap-3">
          <Icon name={icon} className="mt-px size-5 stroke-[1.5] text-ink-2" />
          {"page" in note ? (
            <Link
              prefetch={false}
              href={helpPath(note.page)}
              className="underline decoration-line-strong underline-offset-4"
            >
              <span>{text}</span>
            </Link>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
