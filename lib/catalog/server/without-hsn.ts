import type { QueryFilter } from "mongoose";
import { hasHsn } from "@/lib/tax/rate-of";
import type { ProductFields } from "@/models/product";
import { lists } from "../lists/current";

/**
 * Matches products that are taxed as accessories, as neither they nor their kind nor their category have an HSN; null
 * where every category has one.
 */
export function withoutHsn(): QueryFilter<ProductFields> | null {
  const { categories, kinds } = lists();
  const without = categories.filter(({ id }) => !hasHsn(id));
  if (without.length === 0) return null;
  return {
    category: { $in: without.map(({ id }) => id) },
    kind: { $nin: kinds.filter(({ hsn }) => hsn).map(({ id }) => id) },
    hsn: { $in: ["", null] },
  };
}
