import { describe, expect, it, test } from "vitest";
import { isEvent, type OrderEvent, wordsFor } from "./events";

const rejected = (reason: string): OrderEvent => ({ event: "rejected", data: { from: "Pending", reason } });
const failed = (message: string, isAnother = false): OrderEvent => ({
  event: "paymentFailed",
  data: { isAnother, message },
});

test.each<[event: OrderEvent, api: string, admin: string, shopper: string]>([
  [{ event: "placed", data: null }, "Order placed", "Order placed", "Order placed"],
  [{ event: "paid", data: null }, "Payment received", "Payment received", "Payment received"],
  [
    { event: "paidLate", data: null },
    "Payment received after the hold had ended",
    "Payment received after the hold had ended",
    "Payment received after the hold had ended",
  ],
  [
    { event: "paidTooLate", data: null },
    "Payment received too late, it is sent back",
    "The payment was received too late and is being refunded",
    "The payment was received too late and is being refunded",
  ],
  [
    { event: "paidTwice", data: null },
    "A second payment was received, it is sent back",
    "A second payment was received and is being refunded",
    "A second payment was received and is being refunded",
  ],
  [failed("declined"), "A payment failed: declined", "A payment failed: “declined”", "A payment failed: “declined”"],
  [
    failed("", true),
    "Another payment failed: the bank gave no reason",
    "Another payment failed: the bank gave no reason",
    "Another payment failed: the bank gave no reason",
  ],
  [{ event: "timedOut", data: null }, "Not paid in time", "Not paid in time", "Not paid in time"],
  [
    { event: "replaced", data: null },
    "Replaced by a newer order",
    "Replaced by a newer order",
    "Replaced by your newer order",
  ],
  [{ event: "cancelled", data: null }, "Cancelled by the shopper", "Cancelled by the shopper", "Cancelled by you"],
  [
    { event: "statusSet", data: { from: "Shipped", to: "Pending" } },
    "Shipped to Pending",
    "Shipped to Pending",
    "Back in preparation",
  ],
  [rejected(""), "Pending to Rejected", "Pending to Rejected", "Rejected by the shop"],
  [
    rejected("Cancelled by the shopper"),
    "Cancelled by the shopper",
    "“Cancelled by the shopper”",
    "Rejected by the shop: “Cancelled by the shopper”",
  ],
  [
    { event: "refundedManually", data: null },
    "Refunded by hand at Razorpay",
    "Refunded manually at Razorpay",
    "Refunded manually at Razorpay",
  ],
  [
    { event: "partRefundedManually", data: { paise: 12_000 } },
    "₹120.00 refunded by hand at Razorpay",
    "₹120.00 refunded manually at Razorpay",
    "₹120.00 refunded manually at Razorpay",
  ],
  [{ event: "refunded", data: null }, "Money sent back", "Refunded through Razorpay", "Refunded"],
  [
    { event: "secondRefunded", data: null },
    "Second payment sent back",
    "Second payment refunded",
    "Second payment refunded",
  ],
  [{ event: "cashRefunded", data: null }, "Cash given back", "Cash refunded", "Refunded in cash"],
  [{ event: "note", data: { text: "Set by an admin" } }, "Set by an admin", "“Set by an admin”", "“Set by an admin”"],
])("%j reads as it should", (event, api, admin, shopper) => {
  expect([wordsFor("api", event), wordsFor("admin", event), wordsFor("shopper", event)]).toEqual([api, admin, shopper]);
});

describe("the reason in a mail", () => {
  it("is the admin's, whatever its words", () => {
    expect(wordsFor("mail", rejected("Cancelled by the shopper"))).toBe("Cancelled by the shopper");
    expect(wordsFor("mail", rejected("Pending to Rejected"))).toBe("Pending to Rejected");
    expect(wordsFor("mail", rejected(""))).toBe("");
  });

  it("is nothing that the shop records by itself", () => {
    expect(wordsFor("mail", { event: "cancelled", data: null })).toBe("");
    expect(wordsFor("mail", failed("declined"))).toBe("");
    expect(wordsFor("mail", { event: "note", data: { text: "Set by an admin" } })).toBe("");
  });
});

test("an event of another version is none that this one knows", () => {
  expect(isEvent({ event: "paid" })).toBe(true);
  expect(isEvent({ event: "teleported" })).toBe(false);
  expect(isEvent({ event: "toString" })).toBe(false);
  expect(isEvent({})).toBe(false);
});
