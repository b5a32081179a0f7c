import "server-only";
import { connectDatabase } from "@/lib/server/database/db";
import { Product } from "@/models/product";
import { type Goods, goodsOf } from "../goods";
import type { Gap, GoodsGaps } from "../goods-gaps";
import { lists } from "../lists/current";
import { setTables } from "../sizes/set-tables";
import { letters } from "../sizes/size-tables";
import { freshLists } from "./lists/load";

/** How many products are named. */
const named = 5;

/** Sets without a measure: one size for all. */
const unmeasured = ["free"];

type Row = Partial<Goods> & { title: string; kind?: string };

/** Looks through all products and size sets in the shop. */
export async function findGoodsGaps(): Promise<GoodsGaps> {
  await connectDatabase();
  await freshLists();
  const gaps = { withoutMaker: noGap(), withoutImporter: noGap() };
  const fields = { title: 1, kind: 1, origin: 1, maker: 1, importer: 1 };
  const rows = Product.find({ live: true }, fields).hint({ _id: 1 }).lean<Row>().cursor({ batchSize: 1_000 });
  for await (const row of rows) {
    const { maker, importerMissing } = goodsOf(row);
    if (!maker) note(gaps.withoutMaker, row);
    if (importerMissing) note(gaps.withoutImporter, row);
  }
  return { ...gaps, withoutMeasures: setsWithoutMeasures() };
}

const noGap = (): Gap => ({ products: 0, titles: [] });

function note(gap: Gap, { title }: Row): void {
  gap.products++;
  if (gap.titles.length < named) gap.titles.push(title);
}

/** The size sets that have a visible size without a measure. */
function setsWithoutMeasures(): string[] {
  const measured = new Set([...letters, ...Object.values(setTables).flatMap(({ sizes }) => sizes)]);
  return lists()
    .sizeSets.filter(({ id, hidden }) => !hidden && !unmeasured.includes(id))
    .filter(({ sizes }) => sizes.some(({ id, hidden }) => !hidden && !measured.has(id)))
    .map(({ label }) => label);
}
