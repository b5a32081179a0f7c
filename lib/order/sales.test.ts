import { describe, expect, it } from "vitest";
import { isSale, soldOf } from "./sales";

const cash = { orderStatus: "Pending", paymentMethod: "Cash On Delivery", paymentStatus: "Unpaid" } as const;
const online = { orderStatus: "Pending", paymentMethod: "Razorpay", paymentStatus: "Paid" } as const;

describe("isSale", () => {
  it("counts orders that are paid or will be paid on delivery", () => {
    expect(isSale(cash)).toBe(true);
    expect(isSale({ ...cash, orderStatus: "Delivered", paymentStatus: "Paid" })).toBe(true);
    expect(isSale(online)).toBe(true);
  });

  it("leaves out rejected orders and unpaid Razorpay orders", () => {
    expect(isSale({ ...cash, orderStatus: "Rejected" })).toBe(false);
    expect(isSale({ ...online, orderStatus: "Rejected", paymentStatus: "Refunded" })).toBe(false);
    expect(isSale({ ...online, paymentStatus: "Unpaid" })).toBe(false);
    expect(isSale({ ...online, orderStatus: "Shipped", paymentStatus: "Unpaid" })).toBe(false);
  });
});

describe("orders with returns", () => {
  it("stay sales when everything was sent back, and exchanges are none", () => {
    const returned = { ...online, orderStatus: "Delivered", paymentStatus: "Refunded" } as const;
    expect(isSale({ ...returned, refundedAmount: 100_000 })).toBe(true);
    expect(isSale(returned)).toBe(false);
    expect(isSale({ ...cash, paymentStatus: "Paid", exchangeOf: "6740c1f29ab3d15e7c20a814" })).toBe(false);
  });
});

describe("soldOf", () => {
  it("adds up the lines of a product, in the order of the ids", () => {
    const line = { quantity: 2, price: 49_950 };
    expect(
      soldOf([
        { ...line, productId: "b" },
        { ...line, productId: "a" },
        { ...line, productId: "b", quantity: 1 },
      ]),
    ).toEqual([
      { productId: "a", pieces: 2, amount: 99_900 },
      { productId: "b", pieces: 3, amount: 149_850 },
    ]);
  });
});
