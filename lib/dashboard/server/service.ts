import "server-only";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { runsLow } from "@/lib/catalog/server/runs-low";
import { withoutHsn } from "@/lib/catalog/server/without-hsn";
import { lowSizes, runningLow } from "@/lib/catalog/stock";
import { orderGroups } from "@/lib/order/groups";
import { salesRows } from "@/lib/order/server/admin/sales-rows";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order } from "@/models/order";
import { Product, scarcestOrder } from "@/models/product";
import type { Period } from "../periods";
import { salesOf } from "../sales";
import type { BestSeller, ComparedSales, LatestOrder, LowStock, ToShip } from "../schema";
import { bestSellers } from "./best-sellers";

/** The number of entries in the short lists. */
const shortList = 5;

/** Sales of a period and of the period it is compared with. */
export async function loadSales({ from, to, stepMs, steps, before }: Period): Promise<ComparedSales> {
  await connectDatabase();
  const [rows, rowsBefore] = await Promise.all([salesRows({ from, to, stepMs }), salesRows({ ...before, stepMs })]);
  return { now: salesOf(rows, steps), before: salesOf(rowsBefore, steps) };
}

/** The products with the most pieces sold in a period of whole days, ties by revenue. */
export async function loadBestSellers({ from, to }: Pick<Period, "from" | "to">): Promise<BestSeller[]> {
  await connectDatabase();
  const best = await bestSellers(from, to, shortList);
  const products = await Product.find({ _id: { $in: best.map(({ _id }) => _id) } }, { title: 1, image: 1 }).lean();
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  return best.map(({ _id, pieces, amount }) => {
    const product = byId.get(String(_id));
    return { id: String(_id), title: product?.title ?? "", image: product?.image ?? "", pieces, amount };
  });
}

/** The number of orders ready to ship, and when the oldest was placed (null for none). */
export async function loadToShip(): Promise<ToShip> {
  await connectDatabase();
  const waiting = orderGroups["to-ship"].conditions;
  const counts = await Promise.all(waiting.map((group) => Order.countDocuments(group)));
  const oldest = await Promise.all(
    waiting.map((kind) => Order.findOne(kind, { _id: 0, orderDate: 1 }).sort({ orderDate: 1 }).lean()),
  );
  const dates = oldest.flatMap((order) => (order ? [order.orderDate.getTime()] : []));
  return {
    orders: counts.reduce((sum, count) => sum + count, 0),
    oldest: dates.length > 0 ? new Date(Math.min(...dates)) : null,
  };
}

const lowFields = { title: 1, image: 1, stock: 1, stockBySize: 1 } as const;

/** The number of products that run low or of which a size does, of those out of stock, and the lowest of them. */
export async function loadLowStock(): Promise<LowStock> {
  await connectDatabase();
  const [low, out, lowest] = await Promise.all([
    Product.countDocuments({ ...runsLow, live: true }),
    Product.countDocuments({ live: true, stock: 0 }),
    // Whatever runs low has a size with fewer pieces than that, so the index is read from its start.
    Product.find({ ...runsLow, live: true, scarcest: { $lt: runningLow } }, lowFields)
      .hint(scarcestOrder)
      .sort({ scarcest: 1, stock: 1 })
      .limit(shortList)
      .lean(),
  ]);
  return {
    low,
    out,
    lowest: lowest.map(({ _id, title, image, stock, stockBySize }) => ({
      id: String(_id),
      title,
      image,
      stock,
      sizes: lowSizes({ stockBySize }),
    })),
  };
}

/** The number of products that are taxed as accessories, as nothing names their code of goods. */
export async function countWithoutHsn(): Promise<number> {
  await freshLists();
  const filter = withoutHsn();
  if (!filter) return 0;
  await connectDatabase();
  return Product.countDocuments({ ...filter, live: true });
}

/** The latest orders. */
export async function loadLatestOrders(): Promise<LatestOrder[]> {
  await connectDatabase();
  const orders = await Order.find({}, { orderDate: 1, orderStatus: 1, totalAmount: 1 })
    .sort({ orderDate: -1, _id: -1 })
    .limit(shortList)
    .lean();
  return orders.map(({ _id, orderDate, orderStatus, totalAmount }) => ({
    id: _id.toString(),
    at: orderDate.toISOString(),
    orderStatus: orderStatus,
    amount: totalAmount,
  }));
}
