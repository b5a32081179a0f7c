import type { HelpSlug } from "./options";

/** The address of a help page. */
export function helpPath(slug: HelpSlug): string {
  return `/shop/help/${slug}`;
}
