import "server-only";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order } from "@/models/order";

/** How many unpaid orders hold pieces: active ones, and expired ones that are not released yet. */
export async function countHolds(): Promise<{ active: number; expired: number }> {
  await connectDatabase();
  const now = new Date();
  const [active, expired] = await Promise.all([
    Order.countDocuments({ holdUntil: { $type: "date", $gt: now } }),
    Order.countDocuments({ holdUntil: { $type: "date", $lte: now } }),
  ]);
  return { active, expired };
}
