import { Types } from "mongoose";
import { expect, test } from "vitest";
import { at, bought, near, orderOf } from "./documents/test-invoice";
import { mailedOrder } from "./mailed-order";

/** The link to the courier in the mail about a shipped order that has stored this one. */
function linkOf(trackingUrl?: string): string | undefined {
  const step = { at, orderStatus: "Shipped", paymentStatus: "Paid", why: "Pending to Shipped", by: null };
  const shipment = { carrier: "Sample Courier", trackingNumber: "SC 4711", trackingUrl };
  const order = { ...orderOf(bought, near), _id: new Types.ObjectId(), totalAmount: 1, history: [step], shipment };
  return mailedOrder(order as never, 0)?.shipment?.trackingUrl;
}

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
