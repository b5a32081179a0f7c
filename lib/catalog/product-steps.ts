import { listingHref } from "./listing/listing-query";
import { kindOf } from "./lists/current";
import { categoryLabel } from "./options";
import type { Product } from "./schema";

/** The pages above a product's, from the top: home, its category, and its kind in that category. */
export function stepsTo({ category, kind: id }: Pick<Product, "category" | "kind">): { label: string; href: string }[] {
  const kind = kindOf(id);
  return [
    { label: "Home", href: "/shop/home" },
    { label: categoryLabel(category), href: listingHref({ category: [category] }) },
    ...(kind ? [{ label: kind.label, href: listingHref({ category: [category], kind: [kind.id] }) }] : []),
  ];
}
