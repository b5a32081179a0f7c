import { expect, it } from "vitest";
import { mailAbout } from "./mails";
import type { ReturnChange } from "./transitions";

const change = (more: object) => ({ refundStatus: "None", releases: false, data: null, ...more }) as ReturnChange;

it.each([
  ["Requested", { status: "Approved", event: "approved" }, "returnApproved"],
  ["Requested", { status: "Declined", event: "declined" }, "returnDeclined"],
  ["Requested", { status: "Cancelled", event: "cancelled" }, "returnCancelled"],
  ["Approved", { status: "Cancelled", event: "cancelled" }, "returnCancelled"],
  ["Approved", { status: "Completed", event: "settledWithoutGoods", refundStatus: "To pay" }, "returnRefundStarted"],
  ["Approved", { status: "Completed", event: "settledWithoutGoods" }, "returnCompleted"],
  ["Picked up", { status: "Received", event: "received" }, "returnReceived"],
  ["Picked up", { status: "Received", event: "received", refundStatus: "To pay" }, "returnRefundStarted"],
  ["Picked up", { status: "Received", event: "received", refundStatus: "Refund pending" }, "returnRefundStarted"],
  ["Received", { status: "Received", event: "refunded", refundStatus: "Refunded" }, "returnRefundArrived"],
  ["Received", { status: "Received", event: "exchangeRejected", refundStatus: "To pay" }, "returnRefundStarted"],
  ["Received", { status: "Received", event: "exchangeRejected" }, null],
  ["Received", { status: "Completed", event: "completed", refundStatus: "Refunded" }, null],
] as const)("%s, %o: %s", (status, happened, mail) => {
  expect(mailAbout({ status }, change(happened))).toBe(mail);
});
