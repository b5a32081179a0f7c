"use client";

import { useSyncExternalStore } from "react";
import { type Comparison, comparisonIn } from "@/lib/catalog/compare/compared";
import { storedComparison } from "@/lib/catalog/compare/storage";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The comparison that this browser has stored; empty in the HTML. */
export function useComparison(): Comparison {
  return comparisonIn(useSyncExternalStore(subscribe, storedComparison, () => ""));
}
