"use client";

import { useSearchParams } from "next/navigation";
import { changeQuery, pageOf } from "@/lib/http/address-query";

/**
 * The page's query string as state, so that a reload, a link and the back button show the same list.
 * `change` sets the given names and removes those that are empty.
 */
export function useAddress() {
  const params = useSearchParams();
  return {
    text: (name: string) => params.get(name) ?? "",
    page: pageOf(params.get("page")),
    change: changeQuery,
    /** Changes filters: the list begins at its first page again. */
    narrow: (changes: Record<string, string>) => changeQuery({ ...changes, page: "" }, { replace: true }),
  };
}
