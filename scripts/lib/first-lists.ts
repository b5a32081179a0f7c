import { noGoods } from "@/lib/catalog/goods";
import { setLists } from "@/lib/catalog/lists/current";
import firstLists from "@/lib/catalog/lists/first-lists.json";
import type { CatalogueLists } from "@/lib/catalog/lists/schema";

// Unit tests and scripts that make products know the first lists of the catalogue, as a browser knows those that its page
// came with.
const kinds = firstLists.kinds.map((kind) => ({ ...noGoods, ...kind }));
setLists({ ...({ ...firstLists, kinds } as CatalogueLists), version: 1, aliases: { kinds: {}, brands: {} } });
