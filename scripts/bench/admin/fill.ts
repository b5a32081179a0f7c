import mongoose from "mongoose";
import { batchesFrom } from "@/lib/batches";
import { runMigrations } from "../../database/run-migrations";
import { withModels } from "../../database/with-models";
import { step } from "../../lib/progress.mjs";
import { makeRandom } from "../../seed/random";
import { batchSize, insertProducts, quick } from "../insert-products";
import { madeProducts } from "../made-products";
import { madeOrders, type Sold } from "./made-orders";
import { madeReturns } from "./made-returns";
import { madeReviews } from "./made-reviews";

/** One delivered order in so many has a piece returned: some 100,000 of 1,000,000 orders. */
const ordersPerReturn = 9;

/** How much data to create. */
export interface Amounts {
  products: number;
  orders: number;
  reviews: number;
}

/** Fills an empty database, then creates its indexes, which is faster than the other way round. */
export async function fill(uri: string, { products, orders, reviews }: Amounts): Promise<void> {
  const counted = (count: number, what: string) => `${count.toLocaleString("en-IN")} ${what}`;
  const label = [counted(products, "products"), counted(orders, "orders"), counted(reviews, "reviews")].join(", ");
  await step(`Filling a database: ${label}`, () =>
    withModels(uri, async () => {
      const random = makeRandom(20_261_121).next;
      const sold = await fillProducts(products, random);
      await fillOrders(orders, sold, random);
      await fillReviews(reviews, sold, random);
    }),
  );
  await step("Making its indexes", () => runMigrations(uri, { exclusive: true }));
}

async function fillProducts(count: number, random: () => number): Promise<Sold[]> {
  const sold: Sold[] = [];
  await insertProducts(madeProducts(count, random), (batch) => {
    sold.push(...batch.map(({ _id, title, image, price, pays, size }) => ({ _id, title, image, price, pays, size })));
  });
  return sold;
}

async function fillOrders(count: number, sold: Sold[], random: () => number): Promise<void> {
  const now = Date.now();
  for await (const batch of batchesFrom(madeOrders(count, sold, now, random), batchSize)) {
    await mongoose.connection.collection("orders").insertMany(batch, quick);
    const returns = [...madeReturns(batch, ordersPerReturn, now, random)];
    if (returns.length > 0) await mongoose.connection.collection("returns").insertMany(returns, quick);
  }
}

async function fillReviews(count: number, sold: Sold[], random: () => number): Promise<void> {
  for await (const batch of batchesFrom(madeReviews(count, sold, Date.now(), random), batchSize)) {
    await mongoose.connection.collection("reviews").insertMany(batch, quick);
  }
}
