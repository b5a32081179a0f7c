import { listingHref } from "@/lib/catalog/listing/listing-query";
import { lists } from "@/lib/catalog/lists/current";
import { visible } from "@/lib/catalog/options";

export interface NavItem {
  label: string;
  href: string;
  /** The category that the listing shows; null for home. */
  category: string | null;
}

/** The navigation of the shop, shared by the top bar, the drawer and the footer. */
export function navItems(): readonly NavItem[] {
  const { categories } = lists();
  const items = known.get(categories) ?? [
    { label: "Home", href: "/shop/home", category: null },
    ...visible(categories).map(({ id, label }) => ({ label, href: listingHref({ category: [id] }), category: id })),
  ];
  known.set(categories, items);
  return items;
}

const known = new WeakMap<object, readonly NavItem[]>();

/**
 * The item that matches a URL; none when the listing shows several categories or all.
 * @param shown the category of the product on a product page
 */
export function currentItem(
  path: string,
  search: { getAll: (name: string) => string[] },
  shown: string | null,
): NavItem | undefined {
  if (path === "/shop/home") return navItems()[0];
  if (path.startsWith("/shop/product/"))
    return navItems().find((item) => item.category !== null && item.category === shown);
  if (path !== "/shop/listing") return undefined;
  const chosen = search.getAll("category").flatMap((value) => value.split(","));
  return chosen.length === 1 ? navItems().find((item) => item.category === chosen[0]) : undefined;
}
