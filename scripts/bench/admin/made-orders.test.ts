import { expect, test } from "vitest";
import { isSale } from "@/lib/order/sales";
import { makeRandom } from "../../seed/random";
import { madeProducts } from "../made-products";
import { madeOrders } from "./made-orders";
import { madeReturns } from "./made-returns";

const now = Date.parse("2026-11-21T12:00:00Z");
const dayMs = 24 * 3600 * 1000;

test("orders are from the last 90 days, oldest first, and their totals add up", () => {
  const random = makeRandom(1).next;
  const products = [...madeProducts(50, random)];
  const orders = [...madeOrders(2000, products, now, random)];
  expect(orders).toHaveLength(2000);
  expect(new Set(orders.map(({ _id }) => String(_id))).size).toBe(2000);
  const times = orders.map(({ orderDate }) => orderDate.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(now - (times[0] ?? 0)).toBeLessThan(90 * dayMs);
  for (const order of orders) {
    expect(order._id.getTimestamp().getTime()).toBe(Math.floor(order.orderDate.getTime() / 1000) * 1000);
    const lines = order.cartItems.reduce((sum, line) => sum + line.quantity * line.price, 0);
    expect(order.totalAmount).toBe(lines + 47_000);
    expect(order.stockTaken).toBe(order.orderStatus !== "Rejected");
  }
  const share = orders.filter(isSale).length / orders.length;
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(1);
});

test("the same seed produces the same numbers, spread over the whole range", () => {
  const [one, other] = [makeRandom(7).next, makeRandom(7).next];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(numbers).toEqual(Array.from({ length: 10_000 }, other));
  const tenths = Array.from({ length: 10 }, (_, at) => numbers.filter((x) => Math.floor(x * 10) === at).length);
  expect(Math.min(...tenths)).toBeGreaterThan(850);
  expect(Math.max(...tenths)).toBeLessThan(1150);
});

test("one delivered order in so many has a return, after the order and not after now", () => {
  const random = makeRandom(3).next;
  const orders = [...madeOrders(5000, [...madeProducts(50, random)], now, random)];
  const returns = [...madeReturns(orders, 9, now, random)];
  expect(returns.length).toBeGreaterThan(350);
  expect(returns.length).toBeLessThan(650);
  for (const { orderId, requestedAt, receivedAt, status } of returns) {
    const order = orders.find(({ _id }) => _id === orderId);
    expect(order?.orderStatus).toBe("Delivered");
    expect(requestedAt.getTime()).toBeGreaterThan(order?.orderDate.getTime() ?? now);
    expect(requestedAt.getTime()).toBeLessThanOrEqual(now);
    expect(receivedAt !== undefined).toBe(status === "Completed");
  }
});
