import { describe, expect, it } from "vitest";
import type { SalesRow } from "@/lib/order/sales";
import { comparison, salesOf } from "./sales";

const cash = { orderStatus: "Pending", paymentMethod: "Cash On Delivery", paymentStatus: "Unpaid" } as const;
const online = { orderStatus: "Pending", paymentMethod: "Razorpay", paymentStatus: "Paid" } as const;

describe("salesOf", () => {
  const rows: SalesRow[] = [
    { ...cash, step: 0, orders: 2, amount: 300_000 },
    { ...online, step: 1, orders: 1, amount: 200_001 },
    { ...cash, step: 1, orderStatus: "Delivered", paymentStatus: "Paid", orders: 1, amount: 100_000 },
    { ...cash, step: 1, orderStatus: "Rejected", orders: 5, amount: 900_000 },
    { ...online, step: 1, paymentStatus: "Unpaid", orders: 1, amount: 400_000 },
  ];
  const sales = salesOf(rows, 3);

  it("adds up revenue, orders and the average in whole paise", () => {
    expect(sales).toMatchObject({ orders: 4, amount: 600_001, average: 150_000 });
  });

  it("has a total for every step, also for empty ones", () => {
    expect(sales.steps).toEqual([
      { orders: 2, amount: 300_000 },
      { orders: 2, amount: 300_001 },
      { orders: 0, amount: 0 },
    ]);
  });

  it("counts all orders by status", () => {
    expect(sales.byStatus).toEqual({ Pending: 4, Shipped: 0, Rejected: 5, Delivered: 1 });
  });

  it("splits revenue into online payments, cash received and cash due, which add up to the total", () => {
    expect(sales.paid).toEqual({
      online: { orders: 1, amount: 200_001 },
      cash: { orders: 1, amount: 100_000 },
      cashToCome: { orders: 2, amount: 300_000 },
    });
  });

  it("is zero everywhere without orders", () => {
    expect(salesOf([], 2)).toMatchObject({ orders: 0, amount: 0, average: 0, steps: [{ orders: 0 }, { orders: 0 }] });
  });
});

describe("comparison", () => {
  it("states how much more or less", () => {
    expect(comparison(118, 100)).toBe("+18% on");
    expect(comparison(50, 100)).toBe("−50% on");
    expect(comparison(1000, 1001)).toBe("about the same as");
    expect(comparison(5, 0)).toBeNull();
  });
});
