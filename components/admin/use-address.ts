"use client";

import { useSearchParams } from "next/navigation";
import { changeQuery, pageOf } from "@/lib/http/address-query";

/**
 * The query of the page's address as its state, so that a reload, a link and the back button show the same list.
 * `change` sets names, and takes out those that are empty.
 */
export function useAddress() {
  const params = useSearchParams();
  return {
    text: (name: string) => params.get(name) ?? "",
    page: pageOf(params.get("page")),
    change: changeQuery,
  };
}
