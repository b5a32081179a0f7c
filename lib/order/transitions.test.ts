import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderStatuses, paymentMethods, paymentStatuses, statuses } from "./status";
import { cash, exchange, held, paid, timedOut } from "./test-states";
import {
  type Change,
  cancel,
  markRefunded,
  type OrderState,
  receiveManualRefund,
  receivePayment,
  refundLatePayment,
  releaseHold,
  setStatus,
} from "./transitions";

function changed(result: ReturnType<typeof setStatus>): Change {
  if (!result || "refused" in result) throw new Error(result?.refused ?? "nothing changed");
  return result;
}

/** The state after a change, as the database would store it. */
function stateAfter(
  state: OrderState,
  { stock, orderStatus, paymentStatus, held: stillHeld, closedBy }: Change,
): OrderState {
  const stockTaken = stock === "keep" ? state.stockTaken : stock === "reserve";
  return { ...state, orderStatus, paymentStatus, held: stillHeld, closedBy, stockTaken };
}

describe("a hold", () => {
  it("that expires is rejected and failed, and its pieces return to stock", () => {
    expect(releaseHold(held, "timeout")).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Failed",
      held: false,
      closedBy: "timeout",
      stock: "restock",
    });
  });

  it("that a newer order replaces is rejected, and its pieces return to stock", () => {
    expect(releaseHold(held, "replaced")).toMatchObject({
      orderStatus: "Rejected",
      closedBy: "replaced",
      stock: "restock",
    });
  });

  it("is the only state that can be released", () => {
    expect(releaseHold(cash, "timeout")).toBeNull();
    expect(releaseHold(paid, "timeout")).toBeNull();
    expect(releaseHold({ ...held, held: false }, "replaced")).toBeNull();
  });
});

describe("a payment", () => {
  it("pays a held order and does not change the stock", () => {
    expect(receivePayment(held)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      held: false,
      stock: "keep",
    });
  });

  it("takes the pieces from stock again for an expired order", () => {
    expect(receivePayment(timedOut)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      stock: "reserve",
      refund: false,
      closedBy: null,
    });
  });

  it("is refunded when the pieces are sold", () => {
    expect(refundLatePayment(timedOut)).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      refund: true,
      stock: "keep",
    });
  });

  it.each(["replaced", "shopper", "admin"] as const)("is always refunded for an order closed by %s", (closedBy) => {
    expect(receivePayment({ ...timedOut, paymentStatus: "Unpaid", closedBy })).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      refund: true,
    });
  });

  it.each(["Shipped", "Delivered"] as const)(
    "marks an order that an admin set to %s as paid, without changing the stock",
    (orderStatus) => {
      const state = { ...held, held: false, orderStatus };
      expect(receivePayment(state)).toMatchObject({ orderStatus, paymentStatus: "Paid", stock: "keep" });
    },
  );
});

describe("a payment that was refunded manually", () => {
  it.each(["Pending", "Shipped", "Delivered"] as const)("does not change a %s order and its stock", (orderStatus) => {
    expect(receiveManualRefund({ ...paid, orderStatus })).toMatchObject({
      orderStatus,
      paymentStatus: "Refund pending",
      stock: "keep",
    });
  });

  it("ends a hold", () => {
    expect(receiveManualRefund(held)).toMatchObject({ held: false, paymentStatus: "Refund pending", stock: "keep" });
  });

  it("is not refunded again when the order is cancelled or rejected, and its pieces return to stock", () => {
    const refunded = stateAfter(paid, receiveManualRefund(paid));
    for (const result of [changed(cancel(refunded)), changed(setStatus(refunded, "Rejected"))]) {
      expect(result).toMatchObject({ orderStatus: "Rejected", stock: "restock", refund: false });
    }
  });
});

describe("a shopper cancels", () => {
  it("a Pending cash order: the pieces return to stock, nothing to refund", () => {
    expect(cancel(cash)).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Unpaid",
      stock: "restock",
      refund: false,
      event: "cancelled",
    });
  });

  it("a paid order: the pieces return to stock, and the money is refunded", () => {
    expect(cancel(paid)).toMatchObject({ paymentStatus: "Refund pending", stock: "restock", refund: true });
  });

  it.each(["Shipped", "Delivered", "Rejected"] as const)("and a %s order is refused", (orderStatus) => {
    expect(cancel({ ...cash, orderStatus })).toHaveProperty("refused");
  });
});

describe("an admin sets the status", () => {
  it("to the current one: nothing happens", () => {
    expect(setStatus(cash, "Pending")).toBeNull();
  });

  it("to Shipped on an unpaid Razorpay order: the hold ends and the pieces stay out of stock", () => {
    expect(setStatus(held, "Shipped")).toMatchObject({ held: false, stock: "keep", paymentStatus: "Unpaid" });
  });

  it("to Delivered and back: a cash order becomes paid and unpaid again", () => {
    const delivered = stateAfter(cash, changed(setStatus(cash, "Delivered")));
    expect(delivered.paymentStatus).toBe("Paid");
    expect(setStatus(delivered, "Shipped")).toMatchObject({ paymentStatus: "Unpaid", stock: "keep" });
    expect(setStatus(delivered, "Rejected")).toMatchObject({
      paymentStatus: "Refund pending",
      stock: "restock",
      refund: false,
    });
  });

  it("to Rejected: the shopper sees the reason if one is given", () => {
    expect(setStatus(paid, "Rejected", "The last piece was damaged.")).toMatchObject({
      data: { from: "Pending", reason: "The last piece was damaged." },
      refund: true,
    });
    expect(setStatus(paid, "Rejected", "")).toMatchObject({ data: { from: "Pending", reason: "" } });
    expect(setStatus(paid, "Shipped", "Not for this.")).toMatchObject({
      event: "statusSet",
      data: { from: "Pending", to: "Shipped" },
    });
  });

  it("from Rejected: the pieces are taken from stock again, unless a refund was started", () => {
    const rejected = stateAfter(cash, changed(setStatus(cash, "Rejected")));
    expect(setStatus(rejected, "Pending")).toMatchObject({ stock: "reserve", closedBy: null });
    const refunding = stateAfter(paid, changed(setStatus(paid, "Rejected")));
    expect(setStatus(refunding, "Pending")).toHaveProperty("refused");
  });

  it("only to a status that can be next", () => {
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        const change = setStatus({ ...cash, orderStatus: from, stockTaken: statuses[from].holdsStock }, to);
        const isPossible = change !== null && !("refused" in change);
        expect(isPossible, `${from} to ${to}`).toBe(statuses[from].next.includes(to));
      }
    }
  });

  it("to Refunded: only for cash that is to be refunded", () => {
    const waiting: OrderState = {
      ...cash,
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      stockTaken: false,
    };
    expect(markRefunded(waiting)).toMatchObject({ paymentStatus: "Refunded" });
    expect(markRefunded(cash)).toHaveProperty("refused");
    expect(markRefunded({ ...waiting, paymentMethod: paymentMethods.razorpay })).toHaveProperty("refused");
  });
});

describe("in any sequence of events", () => {
  const events: ((state: OrderState) => ReturnType<typeof setStatus>)[] = [
    (state) => releaseHold(state, "timeout"),
    (state) => releaseHold(state, "replaced"),
    // An order is paid once: settle.ts refunds any further payment.
    (state) =>
      ["Unpaid", "Failed"].includes(state.paymentStatus) && state.paymentMethod === paymentMethods.razorpay
        ? receivePayment(state)
        : null,
    // It is refunded manually at the provider.
    (state) =>
      state.paymentStatus === "Paid" && state.paymentMethod === paymentMethods.razorpay
        ? receiveManualRefund(state)
        : null,
    cancel,
    markRefunded,
    ...orderStatuses.map((status) => (state: OrderState) => setStatus(state, status)),
  ];

  it("stock is taken exactly while the status holds it, and only holds expire", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(cash, held),
        fc.array(fc.nat(events.length - 1), { maxLength: 12 }),
        (start, steps) => {
          let state = start;
          for (const step of steps) {
            const result = events[step]?.(state) ?? null;
            if (!result || "refused" in result) continue;
            if (result.stock === "reserve" && state.stockTaken) return false;
            if (result.stock === "restock" && !state.stockTaken) return false;
            state = stateAfter(state, result);
            if (state.stockTaken !== statuses[state.orderStatus].holdsStock) return false;
            if ((state.closedBy !== null) !== (state.orderStatus === "Rejected")) return false;
            if (state.held && (state.paymentStatus !== "Unpaid" || state.orderStatus !== "Pending")) return false;
            if (!paymentStatuses.includes(state.paymentStatus)) return false;
          }
          return true;
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("the order of an exchange", () => {
  it("stays paid whatever its parcel does, and can't be cancelled", () => {
    for (const to of ["Shipped", "Delivered"] as const) {
      const sent = stateAfter(exchange, changed(setStatus(exchange, to)));
      expect(sent.paymentStatus).toBe("Paid");
      expect(stateAfter(sent, changed(setStatus(sent, "Pending"))).paymentStatus).toBe("Paid");
    }
    expect(cancel(exchange)).toHaveProperty("refused");
  });

  it.each(Object.values(paymentMethods))("that is rejected is refunded by its return alone: %s", (paymentMethod) => {
    const change = changed(setStatus({ ...exchange, paymentMethod }, "Rejected"));
    expect(change).toMatchObject({ stock: "restock", refund: false, paymentStatus: "Refund pending" });
    const rejected = stateAfter(exchange, change);
    expect(setStatus(rejected, "Pending")).toHaveProperty("refused");
    expect(markRefunded(rejected)).toHaveProperty("refused");
  });
});

describe("a parcel that came back undelivered", () => {
  const shipped = { ...paid, orderStatus: "Shipped" } as const;

  it("rejects a Shipped order, which is refunded as any other", () => {
    expect(setStatus(shipped, "Rejected", "Moved away", "undelivered")).toMatchObject({
      event: "undelivered",
      data: { reason: "Moved away" },
      closedBy: "admin",
      stock: "restock",
      refund: true,
      paymentStatus: "Refund pending",
    });
  });

  it.each([
    ["Pending", "Rejected"],
    ["Delivered", "Rejected"],
    ["Shipped", "Delivered"],
    ["Rejected", "Rejected"],
  ] as const)("can't be said with %s to %s", (orderStatus, to) => {
    expect(setStatus({ ...paid, orderStatus }, to, "", "undelivered")).toHaveProperty("refused");
  });
});

describe("an order whose shopper has deleted the account", () => {
  it("is refunded when it is paid late, although it had timed out", () => {
    expect(receivePayment(timedOut)).toMatchObject({ orderStatus: "Pending", refund: false });
    expect(receivePayment({ ...timedOut, isFormer: true })).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      refund: true,
    });
  });

  it("can be rejected, and is never sent again", () => {
    const delivered = { ...changed(setStatus(paid, "Delivered")) };
    const former = { ...stateAfter(paid, delivered), isFormer: true };
    expect(changed(setStatus(former, "Rejected"))).toMatchObject({ orderStatus: "Rejected", refund: true });
    for (const to of ["Pending", "Shipped"] as const) {
      expect(setStatus(former, to)).toEqual({
        refused: "The shopper has deleted their account, so this order stays delivered.",
      });
    }
  });
});
