import "server-only";
import { hourMs } from "@/lib/dates";
import { Bookmark } from "@/models/bookmark";
import { Order, type StoredOrder } from "@/models/order";
import { Upload } from "@/models/upload";
import { uploadNameIn } from "./uploads";

const bookmarkId = "orderPictures";
/** How much of the previous period is read again, in ms: for transactions that committed late, and clocks that differ. */
const overlapMs = hourMs;
/** How many orders are read at once. */
const batchSize = 500;

/**
 * Keeps the pictures of all orders for good: orders are never deleted. An order only copies the picture of a product, and
 * a picture that products no longer show is not removed for a day; so it is enough that the runs that remove pictures
 * first read the orders since the run before, and placing an order has nothing to write. Stops at `until` (ms since
 * 1970).
 * @returns whether all orders up to now have been read
 */
export async function keepOrderedPictures(until: number): Promise<boolean> {
  const began = new Date();
  const last = await Bookmark.findById(bookmarkId).lean();
  const from = new Date((last?.at.getTime() ?? 0) - overlapMs);
  const fields = { orderDate: 1, "cartItems.image": 1 };
  const orders = Order.find({ orderDate: { $gte: from } }, fields)
    .sort({ orderDate: 1, _id: 1 })
    .lean<Pick<StoredOrder, "orderDate" | "cartItems">[]>()
    .cursor({ batchSize });
  let batch: string[] = [];
  let count = 0;
  for await (const { orderDate, cartItems } of orders) {
    batch.push(...cartItems.flatMap(({ image }) => uploadNameIn(image) ?? []));
    count += 1;
    if (count % batchSize > 0) continue;
    await keep(batch, orderDate);
    batch = [];
    if (Date.now() >= until) return false;
  }
  await keep(batch, began);
  return true;
}

/** Keeps pictures for good, and notes up to when orders have been read. */
async function keep(names: readonly string[], at: Date): Promise<void> {
  const removable = { _id: { $in: [...new Set(names)] }, nextCheckAt: { $exists: true } };
  if (names.length > 0) await Upload.updateMany(removable, { $unset: { nextCheckAt: 1 } });
  await Bookmark.updateOne({ _id: bookmarkId }, { $max: { at } }, { upsert: true });
}
