import { BadgeCheck, Truck, Undo2 } from "lucide";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { helpPath } from "@/lib/help/path";
import { type ShopWords, useShopWords } from "@/lib/settings/shop-words";
import { daysText } from "@/lib/settings/texts";

const promisesOf = ({ deliveryDays, returnDays }: ShopWords) =>
  [
    { icon: BadgeCheck, title: "Quality Certified", text: "Trusted sellers, with the fabric of every item listed." },
    {
      icon: Truck,
      title: "Fast & Secure Shipping",
      text: `Delivered within ${daysText(deliveryDays)}. Pay online or on delivery.`,
    },
    { icon: Undo2, title: "Hassle-Free Returns", text: `Return or exchange within ${daysText(returnDays)}.` },
  ] as const;

/** The three badges at the end of the home page. */
export function Promises() {
  return (
    <ul className="hung grid gap-x-10 gap-y-6 pt-6 md:grid-cols-3 md:pt-8">
      {promisesOf(useShopWords()).map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon shape={icon} className="size-7 stroke-[1.5] text-rust" />
          <div>
            <h3 className="font-semibold text-lead">{title}</h3>
            <p className="text-ink-2">
              {icon === Undo2 ? (
                <Link
                  href={helpPath("returns")}
                  prefetch={false}
                  className="underline decoration-line-strong underline-offset-4"
                >
                  {text}
                </Link>
              ) : (
                text
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
