import { listProductsForAdmin } from "@/lib/catalog/server/admin";
import { periodOf, periods } from "@/lib/dashboard/periods";
import { loadReturnFigures } from "@/lib/dashboard/server/returns";
import { loadBestSellers, loadLatestOrders, loadLowStock, loadSales, loadToShip } from "@/lib/dashboard/server/service";
import { dayMs } from "@/lib/dates";
import type { AdminOrderQuery } from "@/lib/order/request-schema";
import { listAllOrders } from "@/lib/order/server/admin/admin";
import { listAllReturns } from "@/lib/order/server/returns/list";
import type { AdminReturnQuery } from "@/lib/return/schema";
import { reviewSorts } from "@/lib/review/options";
import type { AdminReviewQuery } from "@/lib/review/schema";
import { listAllReviews } from "@/lib/review/server/admin";
import { listReviews } from "@/lib/review/server/list";
import { Review } from "@/models/review";
import { type Figure, timed } from "./timing";

/** The queries of the admin pages, called the way the pages do. */
export async function measureShop(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => figures.push(await timed(name, work));

  for (const { id, label } of periods) {
    const period = periodOf(id, Date.now());
    const panels = [loadSales, loadBestSellers, loadToShip, loadLowStock, loadLatestOrders];
    await measure(`Dashboard, ${label}`, () => Promise.all(panels.map((load) => load(period))));
    await measure(`Dashboard, ${label}: what was returned`, () => loadReturnFigures(period));
  }

  const orders = (query: Partial<AdminOrderQuery>) => () => listAllOrders({ page: 1, limit: 20, ...query });
  const { orders: latest, pages } = await orders({})();
  const day = new Date(Date.now() - 20 * dayMs).toISOString().slice(0, 10);
  await measure("Orders, first page", orders({}));
  await measure("Orders, by id", orders({ q: latest[0]?._id ?? "" }));
  await measure("Orders, by short number", orders({ q: latest[0]?._id.slice(-8) ?? "" }));
  await measure("Orders, by email", orders({ q: latest[0]?.shopper?.email ?? "" }));
  await measure("Orders, by a phone that all have", orders({ q: "98450 11223" }));
  await measure("Orders, waiting to ship", orders({ group: "to-ship" }));
  await measure("Orders, by status and day", orders({ status: "Delivered", from: day, to: day }));
  await measure("Orders, by status", orders({ status: "Shipped" }));
  await measure("Orders, page in the middle", orders({ page: Math.ceil(pages / 2) }));
  await measure("Orders, the page after it", orders({ page: Math.ceil(pages / 2) + 1 }));

  const returns = (query: Partial<AdminReturnQuery>) => () => listAllReturns({ page: 1, limit: 20, ...query });
  const first = await returns({})();
  await measure("Returns, first page", returns({}));
  await measure("Returns, by status", returns({ status: "Requested" }));
  await measure("Returns, by number of the order", returns({ q: first.returns[0]?.orderId.slice(-8) ?? "" }));
  await measure("Returns, page in the middle", returns({ page: Math.ceil(first.pages / 2) }));

  await measureReviews(measure);

  const products = (query: { page?: number; q?: string }) => () =>
    listProductsForAdmin({ page: 1, limit: 24, ...query });
  await measure("Products, first page", products({}));
  await measure("Products, search of one word", products({ q: "kurta" }));
  await measure("Products, search with a typo", products({ q: "indigo kurtta" }));
  await measure("Products, page 500", products({ page: 500 }));
  return figures;
}

type Measure = (name: string, work: () => Promise<unknown>) => Promise<unknown>;

/** The reviews of the product that has most of them, as everybody reads them, and the list of admins. */
async function measureReviews(measure: Measure): Promise<void> {
  const [first] = await Review.aggregate<{ _id: object; reviews: number }>([
    { $group: { _id: "$productId", reviews: { $sum: 1 } } },
    { $sort: { reviews: -1 } },
    { $limit: 1 },
  ]);
  if (!first) return;
  const id = String(first._id);
  for (const { id: sortBy, label } of reviewSorts) {
    const title = `Reviews of a product with ${first.reviews.toLocaleString("en-IN")}, ${label.toLowerCase()}`;
    await measure(title, () => listReviews(id, { sortBy, page: 1 }));
    await measure(`${title}, of 3 stars`, () => listReviews(id, { sortBy, rating: "3", page: 1 }));
  }
  const reviews = (query: Partial<AdminReviewQuery>) => () => listAllReviews({ page: 1, limit: 20, ...query });
  await measure("Reviews for admins, first page", reviews({}));
  await measure("Reviews for admins, by status", reviews({ status: "Hidden" }));
  await measure("Reviews for admins, of a product", reviews({ q: id }));
}
