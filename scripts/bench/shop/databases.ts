import { MongoClient } from "mongodb";
import { lists, setLists } from "@/lib/catalog/lists/current";
import type { StoredProduct } from "@/models/product";
import { runMigrations } from "../../database/run-migrations";
import { withModels } from "../../database/with-models";
import { inRoot } from "../../lib/folders.mjs";
import { hashFiles } from "../../lib/hash-files";
import { step } from "../../lib/progress.mjs";
import { makeRandom } from "../../seed/random";
import { insertProducts } from "../insert-products";
import { type MakeTitle, madeProducts } from "../made-products";
import { listsAtLimits, spreadOver, storeLists } from "./lists-at-limits";

/** Words of which each stands in half of all titles of the second catalogue. */
export const commonWords = [
  ...["Handloom", "Cotton", "Festive", "Summer", "Monsoon", "Everyday"],
  ...["Premium", "Heritage", "Printed", "Woven", "Classic", "Breezy"],
] as const;

const commonTitle: MakeTitle = (random, model, series) =>
  [...commonWords.filter(() => random() < 0.5), model.split(" ").at(-1), series].join(" ");

/**
 * The catalogues: like the demo's, one in which every searched word stands in half of all products, and one whose lists
 * have as many entries as lists may have.
 */
export type CatalogueName = "demo" | "common" | "limits";

/** What a filled database depends on. */
const sources = [
  ...["lib/catalog/lists.mjs", "lib/catalog/stock.ts", "lib/catalog/server/derived.ts", "lib/catalog/server/search"],
  "models",
  ...[
    "scripts/migrations",
    "scripts/seed",
    "scripts/bench/made-products.ts",
    "scripts/lib/first-lists.ts",
    "scripts/bench/shop/databases.ts",
  ],
  ...["lib/catalog/lists/first-lists.json", "scripts/bench/shop/lists-at-limits.ts"],
];

const hashSources = () =>
  hashFiles(
    sources.map((path) => inRoot(path)),
    (name) => name.endsWith(".test.ts"),
  );

interface Filled {
  _id: string;
  from: string;
}

/**
 * Fills a database with a catalogue, unless an earlier run has and what it was made from is unchanged.
 * @param uri the URL of any database of the server
 * @returns the URL of the filled one
 */
export async function filledDatabase(uri: string, catalogue: CatalogueName, size: number): Promise<string> {
  const own = uri.replace("/vastra?", `/${catalogue}_${size}?`);
  const from = hashSources();
  const client = await new MongoClient(own).connect();
  try {
    const marks = client.db().collection<Filled>("filled");
    if ((await marks.findOne({ _id: "catalogue" }))?.from === from) return own;
    await client.db().dropDatabase();
    await step(`Filling a database: ${size.toLocaleString("en-IN")} products`, () => fill(own, catalogue, size));
    await marks.insertOne({ _id: "catalogue", from }, { writeConcern: { w: "majority", j: true } });
    return own;
  } finally {
    await client.close();
  }
}

/** The products of a catalogue. */
function productsOf(catalogue: CatalogueName, size: number): Iterable<StoredProduct> {
  const random = makeRandom(20_261_122).next;
  if (catalogue === "limits") return madeProducts(size, random, { vary: spreadOver(lists(), random) });
  return madeProducts(size, random, catalogue === "common" ? { makeTitle: commonTitle } : {});
}

/** Creates the indexes last, which is faster than the other way round. */
async function fill(uri: string, catalogue: CatalogueName, size: number): Promise<void> {
  const first = lists();
  if (catalogue === "limits") setLists(listsAtLimits(first));
  await withModels(uri, async () => {
    await insertProducts(productsOf(catalogue, size));
    if (catalogue === "limits") await storeLists(lists());
  });
  setLists(first);
  await runMigrations(uri, { exclusive: true });
}
