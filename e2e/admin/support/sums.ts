import type { Page } from "@playwright/test";
import type { Db } from "mongodb";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dayMs = 24 * 3_600_000;

/** Midnight in India, so many days ago. */
export function indianMidnight(daysAgo: number): Date {
  const offset = 5.5 * 3_600_000;
  return new Date(Math.floor((Date.now() + offset) / dayMs) * dayMs - offset - daysAgo * dayMs);
}

/** The figures made from the orders themselves, one by one, by other means than the dashboard's. */
export async function sums(database: Db, days: number) {
  const orders = await database
    .collection("orders")
    .find({ orderDate: { $gte: indianMidnight(days - 1) } })
    .toArray();
  const sold = orders.filter(
    (order) =>
      order.orderStatus !== "Rejected" &&
      (order.paymentMethod === "Cash On Delivery" || order.paymentStatus === "Paid"),
  );
  let paise = 0;
  const pieces = new Map<string, number>();
  for (const order of sold) {
    paise += order.totalAmount;
    for (const line of order.cartItems) {
      pieces.set(String(line.productId), (pieces.get(String(line.productId)) ?? 0) + line.quantity);
    }
  }
  const products = await database.collection("products").find({ live: true }).toArray();
  return {
    revenue: rupees.format(paise / 100),
    orders: sold.length.toLocaleString("en-IN"),
    average: rupees.format(sold.length > 0 ? Math.round(paise / sold.length) / 100 : 0),
    low: products.filter((product) => product.stock < 7).length.toLocaleString("en-IN"),
    mostPieces: Math.max(0, ...pieces.values()),
    byStatus: ["Delivered", "Shipped", "Pending", "Rejected"].map(
      (status) => `${status}${orders.filter((order) => order.orderStatus === status).length.toLocaleString("en-IN")}`,
    ),
  };
}

/** What stands on the page for a figure's name. */
export function figure(page: Page, name: string) {
  return page
    .getByRole("main")
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .first();
}
