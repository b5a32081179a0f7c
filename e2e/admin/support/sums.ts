import type { Page } from "@playwright/test";
import type { Db, Document } from "mongodb";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dayMs = 24 * 3_600_000;

/** Midnight in India, so many days ago. */
export function indianMidnight(daysAgo: number): Date {
  const offset = 5.5 * 3_600_000;
  return new Date(Math.floor((Date.now() + offset) / dayMs) * dayMs - offset - daysAgo * dayMs);
}

/** What was sold stays sold when it is returned later; what is sent in exchange was sold before. */
const isSold = ({ orderStatus, paymentMethod, paymentStatus, exchangeOf, refundedAmount = 0 }: Document) =>
  orderStatus !== "Rejected" &&
  !exchangeOf &&
  (paymentMethod === "Cash On Delivery" ||
    paymentStatus === "Paid" ||
    (paymentStatus === "Refunded" && refundedAmount > 0));

/** Cash, taken at the door or paid as exchanges are, or an order that is paid: it waits for nothing but its parcel. */
const canShip = ({ orderStatus, paymentMethod, paymentStatus }: Document) =>
  orderStatus === "Pending" &&
  (paymentStatus === "Paid" || (paymentMethod === "Cash On Delivery" && paymentStatus === "Unpaid"));

/** Fewer than seven pieces, or fewer than three of a size with a stock of its own. */
const runsLow = ({ stock, stockBySize }: Document) =>
  stock < 7 || Object.values<number>(stockBySize ?? {}).some((pieces) => pieces < 3);

const paiseOf = (orders: Document[]) => orders.reduce((sum, order) => sum + order.totalAmount, 0);

/** How much more or less now is, as the dashboard writes it; `span` is what it is compared with. */
function against(now: number, before: number, span: string, none: string): string {
  if (before === 0) return none;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return `about the same as ${span}`;
  return `${percent > 0 ? "+" : "\u2212"}${Math.abs(percent)}% on ${span}`;
}

/** What the figures of so many days are compared with: as many days before them, or the same weekday, until this minute. */
function daysBefore(orders: Document[], days: number): Document[] {
  const back = days === 1 ? 7 : days;
  const from = indianMidnight(days - 1 + back).getTime();
  const end = Date.now() - back * dayMs;
  return orders.filter(({ orderDate }) => orderDate.getTime() >= from && orderDate.getTime() <= end);
}

export type Sums = Awaited<ReturnType<typeof sums>>;

/** The figures made from the orders themselves, one by one, by other means than the dashboard's. */
export async function sums(database: Db, days: number) {
  const all = await database.collection("orders").find({}).toArray();
  const orders = all.filter(({ orderDate }) => orderDate >= indianMidnight(days - 1));
  const sold = orders.filter(isSold);
  const paise = paiseOf(sold);
  const pieces = new Map<string, number>();
  for (const line of sold.flatMap((order) => order.cartItems)) {
    pieces.set(String(line.productId), (pieces.get(String(line.productId)) ?? 0) + line.quantity);
  }
  const cash = sold.filter(({ paymentMethod }) => paymentMethod === "Cash On Delivery");
  const taken = cash.filter(({ paymentStatus }) => ["Paid", "Refunded"].includes(paymentStatus));
  const products = await database.collection("products").find({ live: true }).toArray();
  const out = products.filter(({ stock }) => stock === 0).length;
  const weekday = new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", weekday: "long" }).format();
  const span = days === 1 ? `last ${weekday}` : `the ${days} days before`;
  return {
    revenue: rupees.format(paise / 100),
    orders: sold.length.toLocaleString("en-IN"),
    average: rupees.format(sold.length > 0 ? Math.round(paise / sold.length) / 100 : 0),
    compared: against(
      paise,
      paiseOf(daysBefore(all, days).filter(isSold)),
      span,
      `No sales ${days === 1 ? "" : "in "}${span}`,
    ),
    toShip: all.filter(canShip).length.toLocaleString("en-IN"),
    low: products.filter(runsLow).length.toLocaleString("en-IN"),
    out:
      out === 0
        ? "none out of stock"
        : out === 1
          ? "1 product out of stock"
          : `${out.toLocaleString("en-IN")} products out of stock`,
    maxPieces: Math.max(0, ...pieces.values()),
    placed: orders.length.toLocaleString("en-IN"),
    byStatus: ["Delivered", "Shipped", "Pending", "Rejected"].map(
      (status) => `${status}${orders.filter((order) => order.orderStatus === status).length.toLocaleString("en-IN")}`,
    ),
    paid: [
      `Paid online${rupees.format((paise - paiseOf(cash)) / 100)}`,
      `Collected${rupees.format(paiseOf(taken) / 100)}`,
      `Pending${rupees.format((paiseOf(cash) - paiseOf(taken)) / 100)}`,
    ],
  };
}

/** What stands on the page for a figure's name: the figure, then its note. */
function parts(page: Page, name: string) {
  return page
    .getByRole("main")
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd");
}

/** The figure of a name. */
export function figure(page: Page, name: string) {
  return parts(page, name).first();
}

/** How a figure stands to another, or what else there is to it. */
export function note(page: Page, name: string) {
  return parts(page, name).last();
}
