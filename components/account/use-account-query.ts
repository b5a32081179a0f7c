"use client";

import { useSearchParams } from "next/navigation";
import { pageOf } from "@/lib/http/address-query";

export const tabs = ["profile", "orders", "address"] as const;
export type Tab = (typeof tabs)[number];

/** The tab, and the page of the orders, from the URL, so that a reload and a link show the same. */
export function useAccountQuery() {
  const query = useSearchParams();
  const tab = tabs.find((known) => known === query.get("tab")) ?? "profile";
  const page = pageOf(query.get("page"));

  function show(next: Tab, nextPage = 1) {
    window.history.replaceState(null, "", `?tab=${next}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
  }

  return { tab, page, show };
}
