import "server-only";
import { stringify } from "csv-stringify/sync";
import { connectDatabase } from "@/lib/db";
import { Product as Products, type StoredProduct } from "@/models/product";
import { csvColumns, guardCell, rowOf } from "./csv-rows";
import { toProduct } from "./product-shape";

/** How many products are read and sent at a time. */
const batchSize = 500;

/** Marks the file as UTF-8 for table programs. */
const byteOrderMark = "\ufeff";

/** All products of the shop as a CSV file that is sent while it is read: however many there are, few are held at once. */
export async function exportProducts(): Promise<ReadableStream<Uint8Array>> {
  await connectDatabase();
  const batches = readBatches();
  const encoder = new TextEncoder();
  // Written by hand: a Node stream turned into a web stream brings the process down when the reader hangs up.
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
  yield byteOrderMark + write([[...csvColumns]]);
  const cursor = Products.find({ live: true }, { words: 0 })
    .sort({ _id: 1 })
    .lean<StoredProduct>()
    .cursor({ batchSize });
  try {
    let rows: string[][] = [];
    for await (const product of cursor) {
      const row = rowOf(toProduct(product));
      rows.push(csvColumns.map((column) => guardCell(row[column])));
      if (rows.length < batchSize) continue;
      yield write(rows);
      rows = [];
    }
    if (rows.length > 0) yield write(rows);
  } finally {
    await cursor.close();
  }
}

function write(rows: string[][]): string {
  return stringify(rows, { record_delimiter: "\r\n" });
}
