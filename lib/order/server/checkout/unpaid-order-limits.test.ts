import { describe, expect, it } from "vitest";
import { paymentMethods } from "@/lib/order/status";
import {
  type AccountStanding,
  type UnpaidOrderLimits,
  unpaidOrderRefusal,
  type WantedOrder,
} from "./unpaid-order-limits";

const limits: UnpaidOrderLimits = { cashOrderPaise: 5_000_000, pendingCashOrders: 5, newAccountPieces: 50 };

function refusal(standing: Partial<AccountStanding> = {}, order: Partial<WantedOrder> = {}) {
  return unpaidOrderRefusal(
    limits,
    { pendingCashOrders: 0, unpaidPieces: 0, isEstablished: false, ...standing },
    {
      paymentMethod: paymentMethods.cash,
      totalPaise: 147_000,
      pieces: 1,
      canPayOnline: true,
      canConfirmEmail: false,
      ...order,
    },
  );
}

const razorpay = { paymentMethod: paymentMethods.razorpay };

describe("the largest cash order", () => {
  it("may reach but not exceed the limit, whoever orders", () => {
    expect(refusal({}, { totalPaise: 5_000_000 })).toBeNull();
    expect(refusal({ isEstablished: true }, { totalPaise: 5_000_001 })).toEqual({
      message: "Cash orders are limited to ₹50,000.00. Pay with Razorpay or place a smaller order.",
      inCart: false,
    });
  });

  it("does not apply to an order that is paid immediately", () => {
    expect(refusal({}, { totalPaise: 50_000_000, ...razorpay })).toBeNull();
  });

  it("recommends Razorpay only where it is offered", () => {
    expect(refusal({}, { totalPaise: 5_000_001, canPayOnline: false })?.message).not.toContain("Razorpay");
  });
});

describe("the limit of pending cash orders", () => {
  it("refuses the sixth order and explains what to do", () => {
    expect(refusal({ pendingCashOrders: 4 })).toBeNull();
    expect(refusal({ pendingCashOrders: 5, isEstablished: true })?.message).toBe(
      "You have 5 cash orders waiting to be shipped. Wait until one is shipped, cancel one, or pay with Razorpay.",
    );
    expect(refusal({ pendingCashOrders: 5 }, razorpay)).toBeNull();
  });
});

describe("the limit of pieces in unpaid orders of a new account", () => {
  it("counts open orders and the new one, for both payment methods", () => {
    expect(refusal({ unpaidPieces: 30 }, { pieces: 20 })).toBeNull();
    for (const way of [{}, razorpay]) {
      expect(refusal({ unpaidPieces: 30 }, { pieces: 21, ...way })).toEqual({
        message:
          "Until your first order is delivered, your unpaid orders can contain up to 50 pieces. Reduce your cart to 20 pieces.",
        inCart: true,
      });
    }
  });

  it("suggests both solutions where an email address can be confirmed", () => {
    expect(refusal({}, { pieces: 51, canConfirmEmail: true })?.message).toBe(
      "Until your first order is delivered or your email address is confirmed, your unpaid orders can contain up to 50 pieces. Reduce your cart to 50 pieces.",
    );
  });

  it("refers the shopper to the open orders when no piece is left", () => {
    expect(refusal({ unpaidPieces: 50 })?.message).toContain("Pay for an open order or cancel one first.");
    expect(refusal({ unpaidPieces: 50 })?.inCart).toBe(false);
  });

  it("does not apply to an established account", () => {
    expect(refusal({ unpaidPieces: 500, isEstablished: true }, { pieces: 90 })).toBeNull();
  });
});
