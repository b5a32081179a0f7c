import mongoose from "mongoose";
import { exportProducts } from "@/lib/catalog/export-service";
import { importProducts, previewImport } from "@/lib/catalog/import-service";
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
