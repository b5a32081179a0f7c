/** The help pages in the order of their index, with their titles. */
export const helpPages = [
  { slug: "returns", title: "Returns and exchange" },
  { slug: "delivery", title: "Delivery and fees" },
  { slug: "payments", title: "Payments" },
  { slug: "sizes", title: "Sizes" },
  { slug: "grievance", title: "Grievance" },
  { slug: "privacy", title: "Privacy" },
  { slug: "terms", title: "Terms" },
  { slug: "accessibility", title: "Accessibility" },
] as const;

export const helpSlugs = helpPages.map(({ slug }) => slug);
export type HelpSlug = (typeof helpPages)[number]["slug"];

/** The title of a help page. */
export function helpTitle(slug: HelpSlug): string {
  return helpPages.find((page) => page.slug === slug)?.title ?? slug;
}
