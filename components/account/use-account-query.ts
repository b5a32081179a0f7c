"use client";

import { useSearchParams } from "next/navigation";

export const tabs = ["profile", "orders", "address"] as const;
export type Tab = (typeof tabs)[number];

/** Which tab, and which page of the orders, the address names; so a reload and a link show the same. */
export function useAccountQuery() {
  const query = useSearchParams();
  const tab = tabs.find((known) => known === query.get("tab")) ?? "profile";
  const page = Math.max(1, Math.floor(Number(query.get("page"))) || 1);

  function show(next: Tab, nextPage = 1) {
    window.history.replaceState(null, "", `?tab=${next}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
  }

  return { tab, page, show };
}
