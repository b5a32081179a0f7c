import { describe, expect, it } from "vitest";
import { consequences } from "./consequences";
import { orderStatuses } from "./status";

const cash = {
  orderStatus: "Pending",
  paymentStatus: "Unpaid",
  paymentMethod: "Cash On Delivery",
  holdUntil: null,
} as const;
const held = { ...cash, paymentMethod: "Razorpay", holdUntil: "2026-11-21T10:00:00.000Z" } as const;
const paid = { ...held, paymentStatus: "Paid", holdUntil: null } as const;

describe("consequences", () => {
  it("are none for the current status", () => {
    expect(consequences(cash, "Pending")).toEqual({ refused: null, warning: null, effects: [] });
  });

  it("include a warning only when an unpaid Razorpay order is sent", () => {
    expect(consequences(held, "Shipped").warning).toContain("not paid");
    expect(consequences(held, "Delivered").warning).toContain("not paid");
    expect(consequences(held, "Rejected").warning).toBeNull();
    expect(consequences(paid, "Shipped").warning).toBeNull();
    expect(consequences(cash, "Delivered").warning).toBeNull();
  });

  it("include what happens to stock and money", () => {
    expect(consequences(cash, "Shipped").effects).toEqual([]);
    expect(consequences(cash, "Delivered").effects).toEqual([
      "The order is marked as Paid: the cash was collected on delivery.",
    ]);
    expect(consequences(cash, "Rejected").effects).toEqual(["The items return to stock."]);
    const shipped = { ...cash, orderStatus: "Shipped" } as const;
    expect(consequences(shipped, "Rejected").effects).toEqual(["The items return to stock."]);
    expect(consequences(shipped, "Rejected", true).effects).toEqual([
      "The items return to stock, but for those that you leave out.",
    ]);
    expect(consequences(paid, "Rejected").effects).toEqual([
      "The items return to stock.",
      "The payment is refunded through Razorpay.",
    ]);
    const delivered = { ...cash, orderStatus: "Delivered", paymentStatus: "Paid" } as const;
    expect(consequences(delivered, "Shipped").effects).toEqual(["The payment status changes back to Unpaid."]);
    expect(consequences(delivered, "Rejected").effects).toContain("Refund the cash, then select Mark refunded.");
    const rejected = { ...cash, orderStatus: "Rejected" } as const;
    expect(consequences(rejected, "Pending").effects).toEqual(["The items are taken from stock again, if available."]);
  });

  it("forbid to leave Rejected once a refund was started", () => {
    const refunding = { ...paid, orderStatus: "Rejected", paymentStatus: "Refund pending" } as const;
    for (const to of orderStatuses) {
      expect(consequences(refunding, to).refused === null, to).toBe(to === "Rejected");
    }
  });
});
