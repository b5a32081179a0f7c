"use client";

import type { ReactNode } from "react";
import { type CurrentLists, lists, setLists } from "@/lib/catalog/lists/current";

/** Makes the facts that a listing filters by known to the browser, whose other lists came with the page. */
export function KnownFacts({ facts, children }: { facts: CurrentLists["facts"]; children: ReactNode }) {
  if (typeof window !== "undefined" && lists().facts.length === 0) setLists({ ...lists(), facts });
  return children;
}
