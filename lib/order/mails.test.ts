import { describe, expect, it } from "vitest";
import { mailsAbout } from "./mails";
import type { OrderStatus } from "./status";
import { cash, held, paid, timedOut } from "./test-states";
import {
  type Change,
  cancel,
  markRefunded,
  type OrderState,
  receivePayment,
  refundLatePayment,
  releaseHold,
  setStatus,
} from "./transitions";

function made(change: ReturnType<typeof setStatus>): Change {
  if (!change || "refused" in change) throw new Error("The change is not possible");
  return change;
}
const set = (state: OrderState, to: OrderStatus) => mailsAbout(state, made(setStatus(state, to)));

describe("the mails about a change of an order", () => {
  it("report what an admin does, but not corrections", () => {
    expect(set(cash, "Shipped")).toEqual(["orderShipped"]);
    expect(set({ ...cash, orderStatus: "Shipped" }, "Delivered")).toEqual(["orderDelivered"]);
    expect(set(cash, "Rejected")).toEqual(["orderCancelled"]);
    const delivered: OrderState = { ...cash, orderStatus: "Delivered", paymentStatus: "Paid" };
    expect(set(delivered, "Shipped")).toEqual([]);
    expect(set(delivered, "Pending")).toEqual([]);
  });

  it("report Razorpay payments in time and late, and one that never arrived", () => {
    expect(mailsAbout(held, receivePayment(held))).toEqual(["orderPlaced"]);
    expect(mailsAbout(timedOut, receivePayment(timedOut))).toEqual(["orderPlaced"]);
    expect(mailsAbout(timedOut, refundLatePayment(timedOut))).toEqual(["refundStarted"]);
    expect(mailsAbout(held, made(releaseHold(held, "timeout")))).toEqual(["paymentMissed"]);
    expect(mailsAbout(held, made(releaseHold(held, "replaced")))).toEqual([]);
  });

  it("report refunds", () => {
    expect(mailsAbout(paid, made(cancel(paid)))).toEqual(["orderCancelled", "refundStarted"]);
    expect(mailsAbout(cash, made(cancel(cash)))).toEqual(["orderCancelled"]);
    const owed: OrderState = { ...cash, orderStatus: "Rejected", paymentStatus: "Refund pending", closedBy: "admin" };
    expect(mailsAbout(owed, made(markRefunded(owed)))).toEqual(["refundArrived"]);
  });
});
