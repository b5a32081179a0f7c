"use client";

import { type CurrentLists, setLists } from "@/lib/catalog/lists/current";

/** Makes the lists with all that the admin area reads of them those of the browser: see components/catalog/known-lists.tsx. */
export function AllLists({ all }: { all: CurrentLists }) {
  if (typeof window !== "undefined") setLists(all);
  return null;
}
