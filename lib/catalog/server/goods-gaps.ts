import "server-only";
import { connectDatabase } from "@/lib/server/database/connection";
import { goodsIndex, Product } from "@/models/product";
import { goodsOf } from "../goods";
import type { Gap, GoodsGaps } from "../goods-gaps";
import { lists } from "../lists/current";
import { setTables } from "../sizes/set-tables";
import { letters } from "../sizes/size-tables";
import { freshLists } from "./lists/load";

/** How many products are named. */
const named = 5;

/** Sets without a measure: one size for all. */
const unmeasured = ["free"];

/** Products that say the same of their origin, maker and importer. */
interface Alike {
  _id: { kind?: string | null; origin?: string | null; hasMaker: boolean; hasImporter: boolean };
  products: number;
}

/** Stands for whoever is named: only whether somebody is matters here. */
const somebody = { name: "-", address: "-" };

/** Looks through all products and size sets in the shop. Of products it reads an index alone, and those that it names. */
export async function findGoodsGaps(): Promise<GoodsGaps> {
  await connectDatabase();
  await freshLists();
  const isNamed = (field: string) => ({ $gt: [`$${field}.name`, null] });
  const alike = await Product.aggregate<Alike>([
    { $match: { live: true } },
    {
      $group: {
        _id: { kind: "$kind", origin: "$origin", hasMaker: isNamed("maker"), hasImporter: isNamed("importer") },
        products: { $sum: 1 },
      },
    },
    { $sort: { _id: 1 } },
  ]).hint(goodsIndex);
  const [withoutMaker, withoutImporter] = await Promise.all([
    gapOf(alike.filter((one) => !goodsFor(one).maker)),
    gapOf(alike.filter((one) => goodsFor(one).importerMissing)),
  ]);
  return { withoutMaker, withoutImporter, withoutMeasures: setsWithoutMeasures() };
}

function goodsFor({ _id: { kind, origin, hasMaker, hasImporter } }: Alike) {
  return goodsOf({
    kind: kind ?? "",
    origin: origin ?? "",
    maker: hasMaker ? somebody : null,
    importer: hasImporter ? somebody : null,
  });
}

async function gapOf(lacking: readonly Alike[]): Promise<Gap> {
  const titles: string[] = [];
  for (const { _id } of lacking) {
    if (titles.length >= named) break;
    titles.push(...(await titlesOf(_id, named - titles.length)));
  }
  return { products: lacking.reduce((sum, { products }) => sum + products, 0), titles };
}

async function titlesOf({ kind, origin, hasMaker, hasImporter }: Alike["_id"], count: number): Promise<string[]> {
  const stated = (isNamed: boolean) => (isNamed ? { $gt: "" } : null);
  const filter = { live: true, kind: kind ?? null, origin: origin ?? null };
  const traders = { "maker.name": stated(hasMaker), "importer.name": stated(hasImporter) };
  const found = await Product.collection
    .find<{ title: string }>({ ...filter, ...traders }, { projection: { title: 1 } })
    .hint(goodsIndex)
    .limit(count)
    .toArray();
  return found.map(({ title }) => title);
}

/** The size sets that have a visible size without a measure. */
function setsWithoutMeasures(): string[] {
  const measured = new Set([...letters, ...Object.values(setTables).flatMap(({ sizes }) => sizes)]);
  return lists()
    .sizeSets.filter(({ id, hidden }) => !hidden && !unmeasured.includes(id))
    .filter(({ sizes }) => sizes.some(({ id, hidden }) => !hidden && !measured.has(id)))
    .map(({ label }) => label);
}
