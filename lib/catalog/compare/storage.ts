import { storedText } from "@/lib/browser-storage";

/** The key of the comparison in the storage of the browser. */
export const comparisonKey = "compare";

/** The comparison of this browser as text, see compared.ts. */
export const { read: storedComparison, store: storeComparison } = storedText(comparisonKey);
