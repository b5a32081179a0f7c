import { type Call, json, jsonOf } from "../shared/exchange";
import type { Routes } from "../shared/routes";
import type { Books } from "./books";
import type { Payment } from "./entities";
import type { ProviderEvent } from "./events";
import { listed } from "./lists";
import { knownOrder } from "./orders";
import { captureNow } from "./pay";
import { badInput, noSuchId, Refusal } from "./refusals";

/** @throws Refusal when there is none */
export function knownPayment(books: Books, id: string): Payment {
  const payment = books.payments.get(id);
  if (!payment) throw noSuchId();
  return payment;
}

function capture(books: Books, call: Call, id: string, announce: (events: ProviderEvent[]) => void): Payment {
  const payment = knownPayment(books, id);
  const { amount, currency = "INR" } = Object(jsonOf(call)) as { amount?: unknown; currency?: unknown };
  if (!Number.isInteger(amount)) throw badInput("amount", "The amount must be an integer.");
  if (payment.status === "captured" || payment.status === "refunded") {
    throw new Refusal("This payment has already been captured");
  }
  if (payment.status !== "authorized") {
    throw new Refusal("Only payments which have been authorized and not yet captured can be captured");
  }
  if (amount !== payment.amount) throw new Refusal("Capture amount must be equal to the amount authorized");
  if (currency !== payment.currency)
    throw badInput("currency", "Payment currency is different from the capture currency");
  if (knownOrder(books, payment.order_id).order.status === "paid") {
    throw new Refusal("Your payment has been declined as the order is already paid", { reason: "order_already_paid" });
  }
  const done = captureNow(books, payment);
  announce(done.events);
  return done.payment;
}

export function paymentRoutes(books: Books, announce: (events: ProviderEvent[]) => void): Routes {
  return {
    "GET /v1/payments": (call) => json(200, listed(call, books.payments.all())),
    "GET /v1/payments/{id}": (_call, id = "") => json(200, knownPayment(books, id)),
    "POST /v1/payments/{id}/capture": (call, id = "") => json(200, capture(books, call, id, announce)),
  };
}
