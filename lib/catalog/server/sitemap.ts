import "server-only";
import { connectDatabase } from "@/lib/server/database/connection";
import { adminOrders, Product } from "@/models/product";

/** How many products are visible in the shop. */
export async function countProducts(): Promise<number> {
  await connectDatabase();
  return Product.countDocuments({ live: true }, { hint: adminOrders.newest });
}

/** Ids and times of change of a slice of the visible products, newest first. */
export async function listAddresses(skip: number, limit: number): Promise<{ id: string; changed: Date }[]> {
  await connectDatabase();
  const stored = await Product.find({ live: true }, { updatedAt: 1 }).sort({ _id: -1 }).skip(skip).limit(limit).lean();
  return stored.map(({ _id, updatedAt }) => ({ id: _id.toString(), changed: updatedAt }));
}
