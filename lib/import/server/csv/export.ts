import "server-only";
import { batchesFrom } from "@/lib/batches";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { connectDatabase } from "@/lib/server/database/db";
import { Product as Products, type StoredProduct } from "@/models/product";
import { rowOf } from "./rows";
import { csvHead, csvText } from "./text";

/** How many products are read and sent at a time. */
const batchSize = 500;

/** All products of the shop as a CSV file, streamed in batches, so that memory use does not grow with their number. */
export async function exportProducts(): Promise<ReadableStream<Uint8Array>> {
  await connectDatabase();
  const batches = readBatches();
  const encoder = new TextEncoder();
  // Implemented by hand: a Node.js stream converted to a web stream crashes the process when the client disconnects.
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await batches.return();
    },
  });
}

async function* readBatches(): AsyncGenerator<string, void, void> {
  yield csvHead();
  const cursor = Products.find({ live: true }, { words: 0 })
    .sort({ _id: 1 })
    .lean<StoredProduct>()
    .cursor({ batchSize });
  try {
    for await (const products of batchesFrom(cursor, batchSize)) {
      yield csvText(products.map((product) => rowOf(toAdminProduct(product))));
    }
  } finally {
    await cursor.close();
  }
}
