import { Types } from "mongoose";
import { expect, test } from "vitest";
import type { OrderStatus } from "../status";
import { at, bought, near, orderOf } from "./documents/test-invoice";
import { mailedOrder } from "./mailed-order";

/** The mail about an order that came to a status, with its shipment. */
function mailed(orderStatus: OrderStatus, trackingUrl?: string) {
  const step = { at, orderStatus, paymentStatus: "Paid", why: "", by: null };
  const shipment = { carrier: "Sample Courier", trackingNumber: "SC 4711", trackingUrl, expectedOn: "2026-11-27" };
  const order = { ...orderOf(bought, near), _id: new Types.ObjectId(), totalAmount: 1, history: [step], shipment };
  return mailedOrder(order as never, 0);
}

/** The link to the courier in the mail about a shipped order that has stored this one. */
const linkOf = (trackingUrl?: string) => mailed("Shipped", trackingUrl)?.shipment?.trackingUrl;

test.each([
  ["Pending", "Fri, 27 Nov"],
  ["Shipped", "Fri, 27 Nov"],
  ["Delivered", null],
  ["Rejected", null],
] as const)("the day by which an order arrives, in a mail about one that is %s: %s", (status, day) =>
  expect(mailed(status)?.arrivesBy).toBe(day),
);

test.each([
  ["https://courier.example/track?n=SC%204711", "https://courier.example/track?n=SC%204711"],
  ["https:courier.example/1", "https://courier.example/1"],
  ["https://courier.example/a b\nBcc: c", "https://courier.example/a%20bBcc:%20c"],
  ['https://courier.example/"><b>', "https://courier.example/%22%3E%3Cb%3E"],
])("the mail about a parcel links to %j as %j", (stored, link) => expect(linkOf(stored)).toBe(link));

test.each([
  undefined,
  "",
  "http://courier.example/1",
  "javascript:alert(1)",
  " data:text/html,x",
  "//courier.example/1",
  "/1",
  "courier.example",
  "https://",
])("the mail about a parcel has no link for %j", (stored) => expect(linkOf(stored)).toBe(""));
