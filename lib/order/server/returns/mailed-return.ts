import { lineSizeText } from "@/lib/catalog/options";
import type { MailedReturn } from "@/lib/message/server/mails/content";
import { orderPath } from "@/lib/order/order-path";
import { shortNumber } from "@/lib/order/short-number";
import { paymentMethods } from "@/lib/order/status";
import type { ReturnEvent } from "@/lib/return/events";
import { isFault } from "@/lib/return/status";
import type { StoredReturn } from "@/models/return";
import { exchangeSizeText } from "./shape";

/** A return as it was after a step of its history; null when it has no such step. */
export function mailedReturn(stored: StoredReturn, index: number): MailedReturn | null {
  const step = stored.history[index];
  if (!step) return null;
  const happened = { event: step.event, data: step.data } as ReturnEvent;
  const { orderId, lines, paymentMethod, upi } = stored;
  const isBack = step.status === "Received" || step.status === "Completed";
  return {
    page: orderPath(orderId.toString()),
    number: shortNumber(orderId.toString()),
    lines: lines
      .map((line) => ({
        title: line.title,
        size: lineSizeText(line) ?? "",
        quantity: isBack ? (line.received ?? line.quantity) : line.quantity,
        exchangeSize: exchangeSizeText(line) ?? "",
      }))
      .filter(({ quantity }) => quantity > 0),
    isSentBack: step.event === "declined" && stored.history[index - 1]?.status === "Picked up",
    isFaulty: lines.every(({ reason }) => isFault(reason)),
    refundTo: paymentMethod !== paymentMethods.cash ? "account" : upi ? "upi" : "unknown",
    ...moneyOf(happened, stored),
  };
}

type Money = Pick<MailedReturn, "refund" | "reason" | "reference" | "refundFor">;

/** What a mail says of the money: of what has happened, not of what has become of it since. */
function moneyOf({ event, data }: ReturnEvent, { refundAmount }: StoredReturn): Money {
  const none = { refund: 0, reason: "", reference: "", refundFor: "goods" } as const;
  switch (event) {
    case "received":
      return { ...none, refund: data.paise };
    case "settledWithoutGoods":
      return { ...none, refund: data.paise, refundFor: "no goods" };
    case "exchangeRejected":
      return { ...none, refund: data.paise, refundFor: "exchange" };
    case "refunded":
      return { ...none, refund: data.paise + data.byHandPaise };
    case "paidOut":
      return { ...none, refund: data.paise, reference: data.reference };
    case "declined":
      return { ...none, reason: data.reason };
    default:
      return { ...none, refund: refundAmount };
  }
}
