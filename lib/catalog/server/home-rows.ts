import "server-only";
import { connectDatabase } from "@/lib/server/database/connection";
import { type Chosen, noFilters } from "../filters";
import { budget, type HomeRow, occasionRows, rowSize } from "../home-rows";
import { entryOf, lists } from "../lists/current";
import { orderOf, type SortId, visible } from "../options";
import { loadInOrder } from "./find-products";
import { cacheWithProducts } from "./page-tags";
import { toCard } from "./pages";
import { type ShownProduct, shownFields, toProduct } from "./product-shape";
import { byIndex } from "./search/catalogue-index";
import { firstIds } from "./stored-lists";

/** What a row shows: the first products of a choice in an order, of `isSold` only those that were bought lately. */
interface Wanted {
  title: string;
  filters: Partial<Chosen>;
  sort: SortId;
  isSold?: boolean;
}

/** The rows of home in their order. Of the occasions, the first with enough products is shown. */
function wantedRows(): Wanted[][] {
  const occasion = entryOf(visible(lists().facts), "occasion");
  const options = visible(occasion?.options ?? []);
  const occasions = occasionRows.filter(({ id }) => options.some((option) => option.id === id));
  return [
    [{ title: "What's New", filters: {}, sort: "newest" }],
    [{ title: `Under ₹${budget}`, filters: { maxPrice: [String(budget)] }, sort: "popularity" }],
    occasions.map(({ id, title }) => ({ title, filters: { "fact.occasion": [id] }, sort: "popularity" })),
    [{ title: "Popular this month", filters: {}, sort: "popularity", isSold: true }],
  ];
}

/** How many products more are read of each row, in place of those whose picture home shows elsewhere. */
const spare = 3;

/** The name of a picture's file: the same for a thing in all its pictures. */
const fileOf = (picture: string) => picture.slice(picture.lastIndexOf("/") + 1);

type First = (chosen: Chosen, sort: SortId, limit: number, except: ReadonlySet<string>) => Promise<string[]>;

/** The ids of each row that has enough products, none of them twice. */
async function chooseRows(first: First, shown: readonly string[]): Promise<{ row: Wanted; ids: string[] }[]> {
  const taken = new Set(shown);
  const rows: { row: Wanted; ids: string[] }[] = [];
  for (const choices of wantedRows()) {
    for (const row of choices) {
      const ids = await first({ ...noFilters, ...row.filters, inStock: ["1"] }, row.sort, rowSize.max + spare, taken);
      if (ids.length < rowSize.min) continue;
      for (const id of ids) taken.add(id);
      rows.push({ row, ids });
      break;
    }
  }
  return rows;
}

type Loaded = ShownProduct & { popularity?: number };

/**
 * The rows of products of home, whose page is cached until one of them or the lists change: what can be bought, no
 * product twice. A row with fewer than four is left out. All are read by one command.
 * @param shown ids of products that home shows elsewhere
 * @param pictures what its banners and tiles show
 */
export async function loadHomeRows(shown: readonly string[], pictures: readonly string[]): Promise<HomeRow[]> {
  await connectDatabase();
  const chosen =
    (await byIndex((index) =>
      chooseRows(async (chosen, sort, limit, except) => index.first(chosen, orderOf(sort), limit, except), shown),
    )) ??
    (await chooseRows(async (chosen, sort, limit, except) => {
      const ids = await firstIds(chosen, orderOf(sort), limit + except.size);
      return ids.filter((id) => !except.has(id)).slice(0, limit);
    }, shown));
  const ids = chosen.flatMap((row) => row.ids);
  const products = await loadInOrder<Loaded>(ids, { ...shownFields, popularity: 1 });
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  await cacheWithProducts(ids);
  const files = new Set(pictures.map(fileOf));
  const rows = chosen.map(({ row, ids }) => {
    const own = ids.flatMap((id) => byId.get(id) ?? []).filter(({ stock }) => stock > 0);
    const other = own.filter(({ image }) => !files.has(fileOf(image)));
    const sold = row.isSold ? other.filter(({ popularity = 0 }) => popularity > 0) : other;
    const products = sold.slice(0, rowSize.max).map(toProduct).map(toCard);
    return { title: row.title, list: { ...row.filters, sort: row.sort }, products };
  });
  return rows.filter(({ products }) => products.length >= rowSize.min);
}
