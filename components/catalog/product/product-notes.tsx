"use client";

import { HandCoins, ReceiptIndianRupee, Truck, Undo2 } from "lucide";
import Link from "next/link";
import { Fragment } from "react";
import { Icon } from "@/components/ui/icon";
import { useLatePart } from "@/components/ui/use-late-part";
import { totalOfPiece } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import type { Product } from "@/lib/catalog/schema";
import { helpPath } from "@/lib/help/path";
import { useSavedPlace } from "@/lib/saved-place";
import { type ShopWords, useShopWords } from "@/lib/settings/shop-words";
import { daysText, feesText } from "@/lib/settings/texts";

const notesOf = ({ fees, deliveryDays, returnDays }: ShopWords) =>
  [
    { icon: HandCoins, text: "Pay on delivery available" },
    { icon: Undo2, text: `Easy ${daysText(returnDays)} return & exchange available`, page: "returns" },
    { icon: Truck, text: `Get it within ${daysText(deliveryDays)}` },
    {
      icon: ReceiptIndianRupee,
      text: feesText(fees),
      page: "delivery",
    },
  ] as const;

/** Pages are cached for days, so a day stands on none of them: it is loaded once the page is there. */
const loadDelivery = () => import("@/components/delivery/pin-delivery").then(({ PinDelivery }) => PinDelivery);

/** The line takes two lines of text in the narrow column of the page; once it names a place, in the wider one of the dialog too. */
const roomOf = (hasPlace: boolean) =>
  `min-h-12 md:min-h-6 ${hasPlace ? "md:@max-[33rem]:min-h-11" : "md:@max-[29rem]:min-h-11"}`;

/**
 * Notes that apply to every product, the two fees last, those on returns and fees with links to their help pages; and
 * where and when this one would be delivered.
 */
export function ProductNotes({ product }: { product: Product }) {
  const Delivery = useLatePart(loadDelivery);
  const words = useShopWords();
  const hasPlace = useSavedPlace() !== null;
  const total = totalOfPiece(paidPrice(product), words.fees);
  return (
    <ul className="@container mt-5 grid gap-2.5 border-line border-t pt-4">
      {notesOf(words).map(({ icon, text, ...note }) => (
        <Fragment key={text}>
          <li className="flex items-start gap-3">
            <Icon shape={icon} className="mt-px size-5 stroke-[1.5] text-ink-2" />
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
          {icon === Truck && product.stock > 0 && (
            <li className={roomOf(hasPlace)}>{Delivery && <Delivery total={total} />}</li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
