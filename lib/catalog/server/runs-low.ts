import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { runningLow, sizeRunningLow } from "../stock";

/** Matches products that run low, or of which a size does; with `live`, an index serves each of the two. */
export const runsLow: QueryFilter<ProductFields> = {
  $or: [{ stock: { $lt: runningLow } }, { scarcest: { $lt: sizeRunningLow } }],
};
