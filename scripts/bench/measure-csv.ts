import mongoose from "mongoose";
import { exportProducts } from "@/lib/catalog/server/csv/export";
import { rowOf } from "@/lib/catalog/server/csv/rows";
import { csvHead, csvText } from "@/lib/catalog/server/csv/text";
import { toProduct } from "@/lib/catalog/server/product-shape";
import { importProducts, previewImport } from "@/lib/import/server/service";
import { madeProducts } from "./made-products";
import { quickRandom } from "./random";
import { type Figure, timedWithMemory } from "./timing";

/** Reads a file to its end as a browser takes it, holding none of it. @returns its bytes */
async function drain(file: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const part of file) bytes += part.byteLength;
  return bytes;
}

/** The export as it is read, with every price changed: the rupees before the dot become one more. */
function repriced(file: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const change = new TransformStream<Uint8Array, Uint8Array>({
    // The export comes in parts of whole rows.
    transform: (part, controller) => {
      const text = decoder.decode(part, { stream: true });
      controller.enqueue(encoder.encode(text.replace(/,(\d+)\.00,/g, (_, rupees) => `,${Number(rupees) + 1}.00,`)));
    },
  });
  return file.pipeThrough(change);
}

/** The file of all products, out and in again as it is; nothing of it is held here, so the memory is the shop's. */
export async function measureCsv(): Promise<Figure[]> {
  return [
    await timedWithMemory("Export", async () => drain(await exportProducts())),
    await timedWithMemory("Import preview, nothing changed", async () => previewImport(await exportProducts())),
  ];
}

/** How many new products are imported: as many as one file may add. */
const newProducts = 20_000;

/** A file of new products. */
function newRows(): ReadableStream<Uint8Array> {
  const rows = [...madeProducts(newProducts, quickRandom(20_261_122))].map((product) => ({
    ...rowOf(toProduct(product)),
    _id: "",
    version: "",
    stockSeen: "",
  }));
  return new Blob([csvHead(), csvText(rows)]).stream();
}

/** Products that the shop does not have yet; looked at, then imported. */
export async function measureNewCsv(): Promise<Figure[]> {
  const admin = new mongoose.Types.ObjectId().toString();
  const look = () => previewImport(newRows());
  const apply = async () => importProducts(admin, newRows(), (await look()).seal);
  const count = newProducts.toLocaleString("en-IN");
  return [
    await timedWithMemory(`Import preview, ${count} new products`, look),
    await timedWithMemory(`Import of ${count} new products, with its preview`, apply),
  ];
}

/** The same with every product changed, of as many as one import may change; looked at, then imported. */
export async function measureChangedCsv(): Promise<Figure[]> {
  const look = async () => previewImport(repriced(await exportProducts()));
  const admin = new mongoose.Types.ObjectId().toString();
  const apply = async () => importProducts(admin, repriced(await exportProducts()), (await look()).seal);
  return [
    await timedWithMemory("Import preview, all prices changed", look),
    await timedWithMemory("Import of all prices, with its preview", apply),
  ];
}
