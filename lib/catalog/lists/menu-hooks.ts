"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { AskedLists } from "./ask";
import type { Kind } from "./schema";

/** The visible lists as they are now, asked for again each time a menu opens; undefined until they are there. */
export function useCatalogue(): { lists: AskedLists | undefined; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ["catalogue"],
    queryFn: ({ signal }) => api<AskedLists>("/api/shop/catalogue", { signal, cache: "no-cache" }),
    staleTime: 0,
  });
  return { lists: data, isLoading };
}

/** The kinds that are offered in a category, in the order of their list. */
export function kindsIn(kinds: readonly Kind[], category: string): Kind[] {
  return kinds.filter(({ categories }) => categories.includes(category));
}
