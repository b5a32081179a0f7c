import "server-only";
import { Types } from "mongoose";
import { kindOf, sizeSetOf, storedIds } from "@/lib/catalog/lists/current";
import { brandLabel, lineSizeText } from "@/lib/catalog/options";
import { returnStatusesThat } from "@/lib/return/status";
import { connectDatabase } from "@/lib/server/database/connection";
import { Product, type StoredProduct } from "@/models/product";
import { Return, type StoredReturn } from "@/models/return";
import { keptSentence } from "../kept-sentence";
import type { KeptAnswer } from "../schema";
import { type DeliveredLine, deliveredLines } from "./bought";
import { readProduct } from "./products";

const standing = returnStatusesThat(({ stands }) => stands);

/**
 * The size that a shopper kept of the same brand, kind and size set as a product: of the last delivered line of which at
 * least a piece was not returned, nor is about to be. Null without one, and for a product without sizes or kind.
 * @throws AppError not_found
 */
export async function keptSize(userId: string, productId: string): Promise<KeptAnswer> {
  await connectDatabase();
  const product = await readProduct(productId);
  const kind = kindOf(product.kind);
  const [first = ""] = product.size;
  const set = sizeSetOf(first)?.id;
  if (!kind || !set) return { kept: null };
  const lines = (await deliveredLines(userId)).filter(({ size }) => size && sizeSetOf(size)?.id === set);
  const like = await likeOf(product, lines);
  const candidates = lines.filter((line) => like.has(line.productId.toString()));
  const left = await piecesLeft(userId, candidates);
  const line = candidates.find(({ _id }) => (left.get(_id.toString()) ?? 0) > 0);
  if (!line?.size) return { kept: null };
  const text = keptSentence(lineSizeText(line) ?? line.size, brandLabel(product.brand), kind.label);
  return { kept: { size: line.size, text } };
}

/** Which of the lines' products have the brand and kind of a product, deleted ones too. */
async function likeOf(
  { brand, kind }: Pick<StoredProduct, "brand" | "kind">,
  lines: readonly DeliveredLine[],
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const ids = [...new Set(lines.map(({ productId }) => productId.toString()))].map((id) => new Types.ObjectId(id));
  const [brands, kinds] = [storedIds("brands", brand), storedIds("kinds", kind ?? "")];
  const found = await Product.find(
    { _id: { $in: ids }, brand: { $in: brands }, kind: { $in: kinds } },
    { _id: 1 },
  ).lean();
  return new Set(found.map(({ _id }) => _id.toString()));
}

/** How many pieces of each line the shopper still has, by the line's id. */
async function piecesLeft(userId: string, lines: readonly DeliveredLine[]): Promise<Map<string, number>> {
  const left = new Map(lines.map(({ _id, quantity }) => [_id.toString(), quantity]));
  if (lines.length === 0) return left;
  const filter = { userId: new Types.ObjectId(userId), status: { $in: standing } };
  const returns = await Return.find(filter, { lines: 1 }).lean<Pick<StoredReturn, "lines">[]>();
  for (const { lineId, quantity, received } of returns.flatMap(({ lines }) => lines)) {
    const id = lineId.toString();
    if (left.has(id)) left.set(id, (left.get(id) ?? 0) - (received ?? quantity));
  }
  return left;
}
