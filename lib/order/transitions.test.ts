import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderStatuses, paymentMethods, paymentStatuses } from "./status";
import { cash, held, paid, timedOut } from "./test-states";
import {
  type Change,
  cancel,
  markRefunded,
  type OrderState,
  receivePayment,
  receiveReturned,
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
  const stockTaken = stock === "keep" ? state.stockTaken : stock === "take";
  return { ...state, orderStatus, paymentStatus, held: stillHeld, closedBy, stockTaken };
}

describe("a hold", () => {
  it("that ran out is rejected, failed, and gives its pieces back", () => {
    expect(releaseHold(held, "timeout")).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Failed",
      held: false,
      closedBy: "timeout",
      stock: "give",
    });
  });

  it("that a newer order replaces is rejected and gives its pieces back", () => {
    expect(releaseHold(held, "replaced")).toMatchObject({
      orderStatus: "Rejected",
      closedBy: "replaced",
      stock: "give",
    });
  });

  it("is the only thing that is ever released", () => {
    expect(releaseHold(cash, "timeout")).toBeNull();
    expect(releaseHold(paid, "timeout")).toBeNull();
    expect(releaseHold({ ...held, held: false }, "replaced")).toBeNull();
  });
});

describe("a payment", () => {
  it("pays a held order and leaves its stock alone", () => {
    expect(receivePayment(held)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      held: false,
      stock: "keep",
    });
  });

  it("takes the pieces again for an order that timed out", () => {
    expect(receivePayment(timedOut)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      stock: "take",
      refund: false,
      closedBy: null,
    });
  });

  it("goes back when the pieces are gone", () => {
    expect(refundLatePayment(timedOut)).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      refund: true,
      stock: "keep",
    });
  });

  it.each(["replaced", "shopper", "admin"] as const)("always goes back for an order closed by %s", (closedBy) => {
    expect(receivePayment({ ...timedOut, paymentStatus: "Unpaid", closedBy })).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Refund pending",
      refund: true,
    });
  });

  it.each(["Shipped", "Delivered"] as const)(
    "makes an order that an admin set to %s Paid, stock untouched",
    (orderStatus) => {
      const state = { ...held, held: false, orderStatus };
      expect(receivePayment(state)).toMatchObject({ orderStatus, paymentStatus: "Paid", stock: "keep" });
    },
  );
});

describe("a payment that was refunded by hand", () => {
  it.each(["Pending", "Shipped", "Delivered"] as const)(
    "leaves a %s order and its pieces to an admin",
    (orderStatus) => {
      expect(receiveReturned({ ...paid, orderStatus })).toMatchObject({
        orderStatus,
        paymentStatus: "Refund pending",
        stock: "keep",
      });
    },
  );

  it("ends a hold", () => {
    expect(receiveReturned(held)).toMatchObject({ held: false, paymentStatus: "Refund pending", stock: "keep" });
  });

  it("gives pieces back, and no money twice, once the order is cancelled or rejected", () => {
    const returned = stateAfter(paid, receiveReturned(paid));
    for (const result of [changed(cancel(returned)), changed(setStatus(returned, "Rejected"))]) {
      expect(result).toMatchObject({ orderStatus: "Rejected", stock: "give", refund: false });
    }
  });
});

describe("a shopper cancels", () => {
  it("a Pending cash order: pieces back, nothing to refund", () => {
    expect(cancel(cash)).toMatchObject({
      orderStatus: "Rejected",
      paymentStatus: "Unpaid",
      stock: "give",
      refund: false,
      why: "Cancelled by the shopper",
    });
  });

  it("a paid order: pieces and money back", () => {
    expect(cancel(paid)).toMatchObject({ paymentStatus: "Refund pending", stock: "give", refund: true });
  });

  it.each(["Shipped", "Delivered", "Rejected"] as const)("not a %s order", (orderStatus) => {
    expect(cancel({ ...cash, orderStatus })).toHaveProperty("refused");
  });
});

describe("an admin sets the status", () => {
  it("to what it is already: nothing happens", () => {
    expect(setStatus(cash, "Pending")).toBeNull();
  });

  it("to Shipped on an unpaid Razorpay order: the hold ends with the stock taken", () => {
    expect(setStatus(held, "Shipped")).toMatchObject({ held: false, stock: "keep", paymentStatus: "Unpaid" });
  });

  it("to Delivered: a cash order is paid; back from it: unpaid again", () => {
    const delivered = stateAfter(cash, changed(setStatus(cash, "Delivered")));
    expect(delivered.paymentStatus).toBe("Paid");
    expect(setStatus(delivered, "Shipped")).toMatchObject({ paymentStatus: "Unpaid", stock: "keep" });
    expect(setStatus(delivered, "Rejected")).toMatchObject({
      paymentStatus: "Refund pending",
      stock: "give",
      refund: false,
    });
  });

  it("to Rejected: the shopper reads the reason where one is given", () => {
    expect(setStatus(paid, "Rejected", "The last piece was damaged.")).toMatchObject({
      why: "The last piece was damaged.",
      refund: true,
    });
    expect(setStatus(paid, "Rejected", "")).toMatchObject({ why: "Pending to Rejected" });
    expect(setStatus(paid, "Shipped", "Not for this.")).toMatchObject({ why: "Pending to Shipped" });
  });

  it("from Rejected takes the stock again, unless a refund was started", () => {
    const rejected = stateAfter(cash, changed(setStatus(cash, "Rejected")));
    expect(setStatus(rejected, "Pending")).toMatchObject({ stock: "take", closedBy: null });
    const refunding = stateAfter(paid, changed(setStatus(paid, "Rejected")));
    expect(setStatus(refunding, "Pending")).toHaveProperty("refused");
  });

  it("Refunded marks only cash that waits for it", () => {
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

describe("whatever happens, in whatever order", () => {
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
      state.paymentStatus === "Paid" && state.paymentMethod === paymentMethods.razorpay ? receiveReturned(state) : null,
    cancel,
    markRefunded,
    ...orderStatuses.map((status) => (state: OrderState) => setStatus(state, status)),
  ];

  it("stock is taken exactly while the order is not rejected, and only holds are unpaid on a clock", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(cash, held),
        fc.array(fc.nat(events.length - 1), { maxLength: 12 }),
        (start, steps) => {
          let state = start;
          for (const step of steps) {
            const result = events[step]?.(state) ?? null;
            if (!result || "refused" in result) continue;
            if (result.stock === "take" && state.stockTaken) return false;
            if (result.stock === "give" && !state.stockTaken) return false;
            state = stateAfter(state, result);
            const rejected = state.orderStatus === "Rejected";
            if (state.stockTaken === rejected || (state.closedBy !== null) !== rejected) return false;
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
