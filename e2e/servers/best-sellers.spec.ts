import { type Db, ObjectId } from "mongodb";
import { indianMidnight } from "../admin/support/sums";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

inOwnShop(undisturbed);

const days = 30;
const productCount = 190;

/** Lets `pieces` of each of many products be sold on each of 30 days, and nothing else. @returns the five best by their sums */
async function sell(database: Db, pieces: (product: number, day: number) => number) {
  const products = database.collection("products");
  const model = await products.findOne({ _id: new ObjectId(await newProduct(database)) });
  const made = Array.from({ length: productCount }, (_, at) => ({
    ...model,
    _id: new ObjectId(),
    title: `Seller ${at}`,
  }));
  const sales = made.flatMap(({ _id }, product) =>
    Array.from({ length: days }, (_, day) => ({
      _id: `${indianMidnight(day).toISOString()} ${_id}` as unknown as ObjectId,
      day: indianMidnight(day),
      productId: _id,
      pieces: pieces(product, day),
      amount: pieces(product, day) * 100,
    })),
  );
  await products.insertMany(made);
  await database.collection("productsales").deleteMany({});
  await database.collection("productsales").insertMany(sales);
  const sums = made.map(({ title }, product) => ({
    title,
    pieces: Array.from({ length: days }, (_, day) => pieces(product, day)).reduce((sum, one) => sum + one, 0),
  }));
  return sums.toSorted((one, other) => other.pieces - one.pieces).slice(0, 5);
}

for (const [kind, pieces] of [
  ["a few products sell the most on every day", (product: number, day: number) => 90_000 / (product + 1) + (day % 7)],
  [
    "they are not among the first 50 of any day",
    // On each day 60 others come first with 40,000; product 180 and the four after it sell 30,000 every day.
    (product: number, day: number) => {
      if (product >= 180 && product < 185) return 30_000 + product;
      return Math.floor(product / 60) === day % 3 ? 40_000 + product : product % 13;
    },
  ],
  ["all products sell about the same", (product: number, day: number) => 20_000 + ((product * 31 + day * 17) % 97)],
] as const) {
  test(`the best sellers of 30 days are right when ${kind}`, async ({ page, admin, database, openAs }) => {
    const best = await sell(database, (product, day) => Math.round(pieces(product, day)));
    await openAs(admin);
    await page.goto("/admin/dashboard?period=30");
    const rows = page.getByRole("region", { name: "Best sellers, last 30 days" }).getByRole("listitem");
    await expect(rows).toHaveCount(5);
    const shown = await rows.allInnerTexts();
    expect(shown.map((text) => /([\d,]+) pieces/.exec(text)?.[1])).toEqual(
      best.map((sum) => sum.pieces.toLocaleString("en-IN")),
    );
    for (const [at, { title }] of best.entries()) expect(shown[at]).toMatch(new RegExp(`^${title}\\b`));
  });
}
