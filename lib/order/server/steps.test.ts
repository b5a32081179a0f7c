import { Types } from "mongoose";
import { expect, test } from "vitest";
import type { OrderEvent } from "../events";
import type { OrderStatus } from "../status";
import { eventOf, newStep } from "./steps";

const userId = new Types.ObjectId();
const adminId = new Types.ObjectId();
const unpaid = { paymentStatus: "Unpaid", at: new Date(0) } as const;

/** What is read from the sentence `why` of a step between these statuses. */
function read(why: string, from: OrderStatus, to: OrderStatus, by: Types.ObjectId | null = null): OrderEvent {
  const history = [
    { ...unpaid, orderStatus: from, why: "Order placed", by: userId },
    { ...unpaid, orderStatus: to, why, by },
  ];
  return eventOf({ history, userId }, 1);
}

test.each([
  ["Payment received", "paid"],
  ["Payment received after the hold had ended", "paidLate"],
  ["Payment received too late, it is sent back", "paidTooLate"],
  ["A second payment was received, it is sent back", "paidTwice"],
  ["Refunded by hand at Razorpay", "refundedManually"],
  ["Money sent back", "refunded"],
  ["Second payment sent back", "secondRefunded"],
  ["Cash given back", "cashRefunded"],
])("the sentence %j of an older version is the event %s", (why, event) => {
  expect(read(why, "Pending", "Pending")).toEqual({ event, data: null });
});

test("sentences with data are read with it", () => {
  expect(read("Pending to Shipped", "Pending", "Shipped", adminId)).toEqual({
    event: "statusSet",
    data: { from: "Pending", to: "Shipped" },
  });
  expect(read("₹1,20,000.50 refunded by hand at Razorpay", "Pending", "Pending")).toEqual({
    event: "partRefundedManually",
    data: { paise: 12_000_050 },
  });
  expect(read("A payment failed: the bank gave no reason", "Pending", "Pending")).toEqual({
    event: "paymentFailed",
    data: { isAnother: false, message: "" },
  });
  expect(read("Another payment failed: A payment failed: no", "Pending", "Pending")).toEqual({
    event: "paymentFailed",
    data: { isAnother: true, message: "A payment failed: no" },
  });
});

test("who rejected an order decides whether its sentence is a reason", () => {
  const rejection = (why: string, by: Types.ObjectId | null) => read(why, "Pending", "Rejected", by);
  expect(rejection("Cancelled by the shopper", userId)).toEqual({ event: "cancelled", data: null });
  expect(rejection("Not paid in time", null)).toEqual({ event: "timedOut", data: null });
  expect(rejection("Replaced by a newer order", null)).toEqual({ event: "replaced", data: null });
  for (const reason of ["Cancelled by the shopper", "Not paid in time", "Money sent back", "Shipped to Pending"]) {
    expect(rejection(reason, adminId)).toEqual({ event: "rejected", data: { from: "Pending", reason } });
  }
  expect(rejection("Pending to Rejected", adminId)).toEqual({
    event: "rejected",
    data: { from: "Pending", reason: "" },
  });
});

test("any other sentence is a note", () => {
  for (const why of ["Set by an admin", "₹12 refunded by hand at Razorpay", "Shipped to Moon"]) {
    expect(read(why, "Pending", "Shipped")).toEqual({ event: "note", data: { text: why } });
  }
});

test("a new step has an event, and the sentence for the version before", () => {
  const event: OrderEvent = { event: "rejected", data: { from: "Pending", reason: "Not paid in time" } };
  const step = newStep({ orderStatus: "Rejected", paymentStatus: "Unpaid" }, event, { by: adminId });
  expect(step).toMatchObject({ ...event, why: "Not paid in time", by: adminId, orderStatus: "Rejected" });
  expect(eventOf({ history: [step], userId }, 0)).toEqual(event);
});
