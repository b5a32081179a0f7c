export const tabs = ["profile", "orders", "address", "reviews", "privacy"] as const;
export type Tab = (typeof tabs)[number];

/** The tab that the URL names, else the profile. */
export function tabOf(text: string | null): Tab {
  return tabs.find((known) => known === text) ?? "profile";
}
