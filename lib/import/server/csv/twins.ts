import "server-only";
import { createHash } from "node:crypto";
import { Product } from "@/models/product";
import type { ImportReport } from "../../report-schema";
import type { Change } from "./import-plan";

type NewProduct = { line: number; title: string };

/** The new products of these rows whose title, in any case, is that of a product in the shop. */
export async function withTakenTitle(rows: readonly NewProduct[]): Promise<NewProduct[]> {
  if (rows.length === 0) return [];
  const keyOf = ({ title }: NewProduct) => title.toLowerCase();
  const found = await Product.find({ live: true, titleKey: { $in: rows.map(keyOf) } }, { titleKey: 1, _id: 0 }).lean();
  const taken = new Set(found.map(({ titleKey }) => titleKey));
  return rows.filter((row) => taken.has(keyOf(row)));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The id of the n-th new product under a seal. */
const idUnder = (seal: string, n: number) => hashOf(`${seal} ${n}`).slice(0, 24);

/**
 * Seals the changes of a file. The ids of new products follow from the seal, so that it adds none of them twice; a file
 * whose products were added before gets another seal.
 * @param hash of the changes
 */
export async function sealed(
  hash: string,
  changes: readonly Change[],
): Promise<{ seal: ImportReport["seal"]; changes: Change[] }> {
  let seal = hash;
  if (changes.some(({ kind }) => kind === "add")) {
    while (await Product.exists({ _id: idUnder(seal, 0) })) seal = hashOf(seal);
  }
  let added = 0;
  return { seal, changes: changes.map((one) => (one.kind === "add" ? { ...one, id: idUnder(seal, added++) } : one)) };
}
