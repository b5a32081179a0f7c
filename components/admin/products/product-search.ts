import { adminSorts, hsnStates, stockStates } from "@/lib/catalog/admin/options";
import type { ProductSearch } from "@/lib/catalog/admin/pages";
import { lists } from "@/lib/catalog/lists/current";
import { ids } from "@/lib/catalog/options";
import { choiceOf, searchOf } from "../address-values";

/** The filters of Products and their order, by the parameters of the page's URL. */
export function productSearchOf(text: (name: string) => string) {
  return {
    q: searchOf(text("q")),
    category: choiceOf(text("category"), ids(lists().categories)),
    brand: choiceOf(text("brand"), ids(lists().brands)),
    kind: choiceOf(text("kind"), ids(lists().kinds)),
    sizeSet: choiceOf(text("sizeSet"), ids(lists().sizeSets)),
    fact: choiceOf(text("fact"), ids(lists().facts)),
    stock: choiceOf(text("stock"), ids(stockStates)),
    hsn: choiceOf(text("hsn"), ids(hsnStates)),
    sortBy: choiceOf(text("sortBy"), ids(adminSorts)),
    deleted: choiceOf(text("deleted"), ["true"]),
  } satisfies ProductSearch;
}
