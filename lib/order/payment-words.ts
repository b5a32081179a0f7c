import type { Order } from "./schema";

/**
 * How an order is paid and how that stands, as its pages say it. What is sent in exchange is not paid for: its first order
 * was.
 */
export function paymentWords({
  paymentMethod,
  paymentStatus,
  exchangeOf,
}: Pick<Order, "paymentMethod" | "paymentStatus" | "exchangeOf">): { method: string; status: string } {
  if (exchangeOf === null) return { method: paymentMethod, status: paymentStatus };
  return { method: "Exchange", status: paymentStatus === "Paid" ? "Nothing to pay" : paymentStatus };
}
