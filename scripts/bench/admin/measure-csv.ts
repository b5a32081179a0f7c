import mongoose from "mongoose";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { columnsWith } from "@/lib/import/server/csv/columns";
import { exportProducts } from "@/lib/import/server/csv/export";
import { rowOf } from "@/lib/import/server/csv/rows";
import { csvHead, csvText } from "@/lib/import/server/csv/text";
import { importProducts, previewImport } from "@/lib/import/server/service";
import { makeRandom } from "../../seed/random";
import { madeProducts } from "../made-products";
import { type Figure, timedWithMemory } from "./timing";

/** Reads a file to its end like a browser, without buffering it. @returns its size in bytes */
async function drain(file: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const part of file) bytes += part.byteLength;
  return bytes;
}

/** Streams the export with every price increased by one rupee. */
function repriced(file: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const change = new TransformStream<Uint8Array, Uint8Array>({
    // The export arrives in chunks of whole rows.
    transform: (part, controller) => {
      const text = decoder.decode(part, { stream: true });
      controller.enqueue(encoder.encode(text.replace(/,(\d+)\.00,/g, (_, rupees) => `,${Number(rupees) + 1}.00,`)));
    },
  });
  return file.pipeThrough(change);
}

/** The file of all products, exported and imported unchanged; it is streamed, so the memory measured is the shop's. */
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
  const rows = [...madeProducts(newProducts, makeRandom(20_261_122).next)].map((product) => ({
    ...rowOf(toAdminProduct(product)),
    _id: "",
    version: "",
    stockSeen: "",
  }));
  const columns = columnsWith({ facts: new Set(), sizes: new Set() });
  return new Blob([csvHead(columns), csvText(columns, rows)]).stream();
}

/** New products: preview, then import. */
export async function measureNewCsv(): Promise<Figure[]> {
  const admin = new mongoose.Types.ObjectId().toString();
  const preview = () => previewImport(newRows());
  const apply = async () => importProducts(admin, newRows(), (await preview()).seal);
  const count = newProducts.toLocaleString("en-IN");
  return [
    await timedWithMemory(`Import preview, ${count} new products`, preview),
    await timedWithMemory(`Import of ${count} new products, with its preview`, apply),
  ];
}

/** The same with every product changed, as many as one import may change: preview, then import. */
export async function measureChangedCsv(): Promise<Figure[]> {
  const preview = async () => previewImport(repriced(await exportProducts()));
  const admin = new mongoose.Types.ObjectId().toString();
  const apply = async () => importProducts(admin, repriced(await exportProducts()), (await preview()).seal);
  return [
    await timedWithMemory("Import preview, all prices changed", preview),
    await timedWithMemory("Import of all prices, with its preview", apply),
  ];
}
