import "server-only";
import type { Size } from "@/lib/catalog/options";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { connectDatabase } from "@/lib/server/database/connection";
import { Product as Products, type StoredProduct } from "@/models/product";
import { type CsvColumn, columnsWith } from "./columns";
import { rowOf } from "./rows";
import { csvHead, csvText } from "./text";

/** How many products are read and sent at a time. */
const batchSize = 500;

/** All products of the shop as a CSV file, streamed in batches, so that memory use does not grow with their number. */
export async function exportProducts(): Promise<ReadableStream<Uint8Array>> {
  await connectDatabase();
  await freshLists();
  const batches = readBatches(await usedColumns());
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

/** The columns for all products: of facts and sizes those that one of them has. */
async function usedColumns(): Promise<CsvColumn[]> {
  const facts = { $map: { input: { $objectToArray: { $ifNull: ["$facts", {}] } }, in: "$$this.k" } };
  const used = await Products.aggregate<{ _id: { sizes: Size[]; facts: string[] } }>(
    [{ $match: { live: true } }, { $group: { _id: { sizes: "$size", facts } } }],
    { hint: { _id: 1 } },
  );
  return columnsWith({
    sizes: new Set(used.flatMap(({ _id }) => _id.sizes)),
    facts: new Set(used.flatMap(({ _id }) => _id.facts)),
  });
}

async function* readBatches(columns: readonly CsvColumn[]): AsyncGenerator<string, void, void> {
  yield csvHead(columns);
  // By the driver itself, in whole batches.
  const options = { projection: { words: 0 }, sort: { _id: 1 }, batchSize } as const;
  const cursor = Products.collection.find<StoredProduct>({ live: true }, options);
  try {
    while (await cursor.hasNext()) {
      yield csvText(
        columns,
        cursor.readBufferedDocuments().map((product) => rowOf(toAdminProduct(product))),
      );
    }
  } finally {
    await cursor.close();
  }
}
