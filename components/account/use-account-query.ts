"use client";

import { useSearchParams } from "next/navigation";
import { pageOf } from "@/lib/http/address-query";
import { type Tab, tabOf } from "./tabs";

/** The tab, and the page of the orders, from the URL, so that a reload and a link show the same. */
export function useAccountQuery() {
  const query = useSearchParams();
  const tab = tabOf(query.get("tab"));
  const page = pageOf(query.get("page"));

  function show(next: Tab, nextPage = 1) {
    window.history.replaceState(null, "", `?tab=${next}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
  }

  return { tab, page, show };
}
