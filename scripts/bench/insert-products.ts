import mongoose from "mongoose";
import { batchesFrom } from "@/lib/batches";
import type { StoredProduct } from "@/models/product";

export const batchSize = 5_000;
/** A database that was not filled to its end is filled anew, so losing data when it is killed does not matter. */
export const quick = { ordered: false, writeConcern: { w: 1, j: false } } as const;

/** Inserts products with their search words through mongoose's connection; `onBatch` is called with each batch. */
export async function insertProducts(
  products: Iterable<StoredProduct>,
  onBatch: (batch: StoredProduct[]) => void = () => {},
): Promise<void> {
  for await (const batch of batchesFrom(products, batchSize)) {
    await mongoose.connection.collection("products").insertMany(batch, quick);
    onBatch(batch);
  }
}
