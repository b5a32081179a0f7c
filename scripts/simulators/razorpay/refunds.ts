import * as z from "zod";
import { type Call, json, jsonOf } from "../shared/exchange";
import type { Routes } from "../shared/routes";
import type { Books } from "./books";
import { nowInSeconds, type Payment, providerId, type Refund, shownNotes } from "./entities";
import { type ProviderEvent, refundEvent } from "./events";
import { listed } from "./lists";
import { knownPayment } from "./payments";
import { badInput, noSuchId, Refusal } from "./refusals";

type Announce = (events: ProviderEvent[]) => void;

const NewRefund = z.strictObject({
  amount: z
    .int({ error: "The amount must be an integer." })
    .min(100, { error: "The amount must be at least INR 1.00" })
    .optional(),
  speed: z.enum(["normal", "optimum"], { error: "The speed is invalid." }).default("normal"),
  notes: z.record(z.string(), z.union([z.string().max(256), z.number()])).optional(),
  receipt: z.string().max(40, { error: "The receipt may not be greater than 40 characters." }).nullish(),
});

function putAmountRefunded(books: Books, payment: Payment, amount_refunded: number): Payment {
  const full = amount_refunded >= payment.amount;
  const refund_status = full ? "full" : amount_refunded > 0 ? "partial" : null;
  const changed: Payment = { ...payment, amount_refunded, refund_status, status: full ? "refunded" : "captured" };
  books.payments.put(changed.id, changed);
  return changed;
}

function makeRefund(books: Books, call: Call, payment: Payment, announce: Announce): Refund {
  const parsed = NewRefund.safeParse(jsonOf(call));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badInput(String(issue?.path[0] ?? ""), issue?.message ?? "The request is not valid.");
  }
  if (payment.status === "refunded") throw new Refusal("The payment has been fully refunded already");
  if (payment.status !== "captured") throw new Refusal("The payment status should be captured for action to be taken");
  const { amount = payment.amount - payment.amount_refunded, speed, notes, receipt = null } = parsed.data;
  const outcome = books.refundOutcomes.get(payment.id) ?? "processed";
  if (outcome === "refused") {
    throw new Refusal("Your account does not have enough balance to carry out the refund operation.");
  }
  if (payment.amount_refunded + amount > payment.amount) {
    throw new Refusal("The refund amount provided is greater than amount captured", { field: "amount" });
  }
  const refund: Refund = {
    id: providerId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: shownNotes(notes),
    receipt,
    acquirer_data: { arn: null },
    created_at: nowInSeconds(),
    batch_id: null,
    status: "pending",
    speed_processed: "normal",
    speed_requested: speed,
  };
  books.refunds.put(refund.id, refund);
  announce([
    refundEvent("refund.created", refund, putAmountRefunded(books, payment, payment.amount_refunded + amount)),
  ]);
  return endRefund(books, refund, outcome, announce);
}

/** Completes a pending refund; a failed one returns its amount to the payment. */
export function endRefund(books: Books, refund: Refund, outcome: Refund["status"], announce: Announce): Refund {
  if (outcome === "pending") return refund;
  const ended: Refund = { ...refund, status: outcome };
  books.refunds.put(ended.id, ended);
  const payment = knownPayment(books, refund.payment_id);
  const now =
    outcome === "failed" ? putAmountRefunded(books, payment, payment.amount_refunded - refund.amount) : payment;
  announce([refundEvent(outcome === "failed" ? "refund.failed" : "refund.processed", ended, now)]);
  return ended;
}

/** The same key returns the refund created with it, and rejects a different body. */
function refundOnce(books: Books, call: Call, id: string, announce: Announce): Refund {
  const payment = knownPayment(books, id);
  const key = call.headers["x-refund-idempotency"];
  if (typeof key !== "string") return makeRefund(books, call, payment, announce);
  if (!/^[\w-]{10,}$/.test(key)) throw new Refusal("The idempotency key must be at least 10 characters long");
  const body = `${id} ${call.body.toString("utf8")}`;
  const earlier = books.refundKeys.get(key);
  if (earlier && earlier.body !== body) {
    throw new Refusal("Different request with the same idempotency key has already been processed.");
  }
  if (earlier) return knownRefund(books, earlier.refundId);
  const refund = makeRefund(books, call, payment, announce);
  books.refundKeys.put(key, { body, refundId: refund.id });
  return refund;
}

function knownRefund(books: Books, id: string, paymentId?: string): Refund {
  const refund = books.refunds.get(id);
  if (!refund || (paymentId && refund.payment_id !== paymentId)) throw noSuchId();
  return refund;
}

export function refundsOf(books: Books, paymentId: string): Refund[] {
  return books.refunds.all().filter((refund) => refund.payment_id === paymentId);
}

export function refundRoutes(books: Books, announce: Announce): Routes {
  return {
    "POST /v1/payments/{id}/refund": (call, id = "") => json(200, refundOnce(books, call, id, announce)),
    "GET /v1/payments/{id}/refunds": (call, id = "") =>
      json(200, listed(call, refundsOf(books, knownPayment(books, id).id))),
    "GET /v1/payments/{id}/refunds/{refund}": (_call, id = "", refund = "") =>
      json(200, knownRefund(books, refund, id)),
    "GET /v1/refunds": (call) => json(200, listed(call, books.refunds.all())),
    "GET /v1/refunds/{id}": (_call, id = "") => json(200, knownRefund(books, id)),
  };
}
