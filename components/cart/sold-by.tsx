"use client";

import { HelpLink } from "@/components/help/help-link";
import { useShopWords } from "@/lib/settings/shop-words";
import { returnsText } from "@/lib/settings/texts";

/** Who sells, and how goods go back: the law asks that shoppers see both before they order. */
export function SoldBy({ className }: { className?: string }) {
  const words = useShopWords();
  return (
    <p className={className}>
      <span>{`Sold by ${words.shop.legalName}. `}</span>
      <HelpLink slug="returns">{returnsText(words)}</HelpLink>
    </p>
  );
}
