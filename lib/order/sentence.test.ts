import { describe, expect, it } from "vitest";
import type { Order } from "./schema";
import { orderSentence, orderTimeline } from "./sentence";
import type { OrderStatus, PaymentStatus } from "./status";
import { heldOrder } from "./test-order";

const now = Date.parse("2026-11-23T06:00:00.000Z");

type Step = Order["history"][number];

/** A step of the history at an hour of 23 November, UTC. */
function step(hour: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, happened?: Step["happened"]): Step {
  const at = `2026-11-23T0${hour}:00:00.000Z`;
  return { at, orderStatus, paymentStatus, why: "", ...(happened && { happened }) };
}
const placed = step(0, "Pending", "Unpaid", { event: "placed", data: null });
const paidStep = step(1, "Pending", "Paid", { event: "paid", data: null });

const cash: Order = { ...heldOrder, paymentMethod: "Cash On Delivery", holdUntil: null, history: [placed] };
const paid: Order = { ...heldOrder, paymentStatus: "Paid", holdUntil: null, history: [placed, paidStep] };
const shipped: Order = {
  ...paid,
  orderStatus: "Shipped",
  history: [...paid.history, step(2, "Shipped", "Paid")],
};
const delivered: Order = {
  ...shipped,
  orderStatus: "Delivered",
  history: [...shipped.history, step(3, "Delivered", "Paid")],
};
const rejected = (reason: string): Order => ({
  ...cash,
  orderStatus: "Rejected",
  closedBy: "admin",
  history: [placed, step(1, "Rejected", "Unpaid", { event: "rejected", data: { from: "Pending", reason } })],
});
/** It was rejected before, and sent all the same. */
const cameBack = (reason: string): Order => {
  const order = rejected("Size M was out of stock");
  return {
    ...order,
    history: [
      ...order.history,
      step(2, "Shipped", "Unpaid"),
      step(3, "Rejected", "Unpaid", { event: "undelivered", data: { reason } }),
    ],
  };
};
const carried = { carrier: "Sample Courier", trackingNumber: "SC 4711" };

describe("the sentence of an order", () => {
  it.each<[what: string, order: Order, sentence: string]>([
    ["a hold", { ...heldOrder, holdUntil: "2026-11-23T06:10:00.000Z" }, "Pay by 11:40 am"],
    ["an expired hold", heldOrder, "Waiting for payment"],
    ["cash", cash, "Arrives by Fri, 27 Nov"],
    ["cash after its day", { ...cash, arrivesBy: "2026-11-22" }, "We are packing it"],
    ["a paid one", paid, "Paid. We are packing it. Arrives by Fri, 27 Nov"],
    ["a refunded one that nobody decided about", { ...paid, paymentStatus: "Refunded" }, "Your payment was refunded"],
    ["a shipped one", shipped, "On its way, arrives by Fri, 27 Nov"],
    [
      "a shipped one with the courier's day",
      { ...shipped, shipment: { ...carried, expectedOn: "2026-11-25" } },
      "On its way, arrives by Wed, 25 Nov",
    ],
    ["a late one", { ...shipped, arrivesBy: "2026-11-22" }, "On its way"],
    ["a delivered one", delivered, "Delivered on Mon, 23 Nov"],
    ["one that its shopper cancelled", { ...cash, orderStatus: "Rejected", closedBy: "shopper" }, "Cancelled by you"],
    [
      "a paid one that its shopper cancelled",
      { ...paid, orderStatus: "Rejected", closedBy: "shopper", paymentStatus: "Refund pending", totalAmount: 1570 },
      "Cancelled by you. ₹1,570.00 is being refunded",
    ],
    [
      "one whose money was sent back",
      { ...paid, orderStatus: "Rejected", closedBy: "shopper", paymentStatus: "Refunded", totalAmount: 1570 },
      "Cancelled by you. ₹1,570.00 was refunded",
    ],
    ["one that was not paid in time", { ...cash, orderStatus: "Rejected", closedBy: "timeout" }, "Not paid in time"],
    ["a rejected one", rejected("The last piece was damaged"), "Rejected by the shop: “The last piece was damaged”"],
    ["a rejected one without a reason", rejected(""), "Rejected by the shop"],
    ["a parcel that came back", cameBack("Nobody at home"), "The parcel came back undelivered: “Nobody at home”"],
  ])("%s", (_, order, sentence) => expect(orderSentence(order, now).replaceAll("\u00a0", " ")).toBe(sentence));

  it("has no place within its day where a line can break", () => {
    expect(orderSentence(paid, now)).toContain("by Fri,\u00a027\u00a0Nov");
  });
});

describe("the timeline of an order", () => {
  const points = (order: Order) => orderTimeline(order).map(({ name, at }) => `${name} ${at?.slice(11, 13) ?? "-"}`);
  it.each<[what: string, order: Order, points: string[]]>([
    ["a hold", heldOrder, ["Placed 09", "Paid -", "Shipped -", "Delivered -"]],
    ["cash", cash, ["Placed 09", "Shipped -", "Delivered -"]],
    ["a paid one", paid, ["Placed 09", "Paid 01", "Shipped -", "Delivered -"]],
    ["a shipped one", shipped, ["Placed 09", "Paid 01", "Shipped 02", "Delivered -"]],
    ["a delivered one", delivered, ["Placed 09", "Paid 01", "Shipped 02", "Delivered 03"]],
    [
      "one that was shipped twice",
      { ...shipped, history: [...shipped.history, step(3, "Pending", "Paid"), step(4, "Shipped", "Paid")] },
      ["Placed 09", "Paid 01", "Shipped 04", "Delivered -"],
    ],
    [
      "cash that was handed over",
      { ...cash, orderStatus: "Delivered", paymentStatus: "Paid", history: [placed, step(2, "Delivered", "Paid")] },
      ["Placed 09", "Delivered, paid in cash 02"],
    ],
    [
      "one shipped without a payment",
      { ...heldOrder, orderStatus: "Shipped", holdUntil: null, history: [placed, step(2, "Shipped", "Unpaid")] },
      ["Placed 09", "Shipped 02", "Delivered -"],
    ],
    [
      "one that was paid after it was shipped",
      { ...shipped, history: [placed, step(1, "Shipped", "Unpaid"), { ...paidStep, orderStatus: "Shipped" }] },
      ["Placed 09", "Shipped 01", "Delivered -"],
    ],
    ["one in exchange", { ...paid, exchangeOf: "1", history: [] }, ["Placed 09", "Shipped -", "Delivered -"]],
    [
      "one in exchange of a cash order",
      { ...cash, paymentStatus: "Paid", exchangeOf: "1", history: [] },
      ["Placed 09", "Shipped -", "Delivered -"],
    ],
    ["a rejected one", rejected("x"), ["Placed 09", "Rejected 01"]],
    [
      "one that its shopper cancelled after paying",
      {
        ...paid,
        orderStatus: "Rejected",
        paymentStatus: "Refund pending",
        closedBy: "shopper",
        history: [...paid.history, step(2, "Rejected", "Refund pending"), step(3, "Rejected", "Refunded")],
      },
      ["Placed 09", "Paid 01", "Cancelled 02"],
    ],
    [
      "one that was not paid in time",
      { ...heldOrder, orderStatus: "Rejected", closedBy: "timeout", history: [placed, step(1, "Rejected", "Failed")] },
      ["Placed 09", "Expired 01"],
    ],
  ])("%s", (_, order, expected) => expect(points(order)).toEqual(expected));
});
