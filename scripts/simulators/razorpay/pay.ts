import type { Books } from "./books";
import { nowInSeconds, type Order, type Payment, providerId } from "./entities";
import { orderPaid, type ProviderEvent, paymentEvent } from "./events";
import { knownOrder } from "./orders";
import { Refusal } from "./refusals";

export interface PaymentAttempt {
  order_id: string;
  method: "card" | "upi" | "netbanking" | "wallet";
  outcome: "captured" | "authorized" | "failed";
  /** An amount other than the order's, in paise; the real provider rejects it. */
  amount?: number;
  /** Pays an order that is already paid, as a late response of a bank may do. */
  again?: boolean;
  email?: string;
  contact?: string;
}

export interface PaymentResult {
  payment: Payment;
  events: ProviderEvent[];
}

/** The bank's reason for a payment that it declines. */
const failure = {
  error_code: "BAD_REQUEST_ERROR",
  error_description: "Your payment didn't go through as it was declined by the bank. Try another payment method.",
  error_source: "bank",
  error_step: "payment_authorization",
  error_reason: "payment_failed",
};
const noFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

type MethodDetails = Pick<Payment, "card_id" | "card" | "bank" | "wallet" | "vpa" | "acquirer_data">;

function methodDetails({ method }: PaymentAttempt): MethodDetails {
  const none = { card_id: null, bank: null, wallet: null, vpa: null };
  if (method === "upi") return { ...none, vpa: "success@razorpay", acquirer_data: { rrn: "0125836177" } };
  if (method === "netbanking") return { ...none, bank: "HDFC", acquirer_data: { bank_transaction_id: "0125836177" } };
  if (method === "wallet") return { ...none, wallet: "payzapp", acquirer_data: { transaction_id: null } };
  const id = providerId("card");
  const card = {
    id,
    entity: "card",
    last4: "1111",
    network: "Visa",
    type: "credit",
    issuer: null,
    international: false,
  };
  return { ...none, card_id: id, card, acquirer_data: { auth_code: "828553" } };
}

function newPayment(order: Order, attempt: PaymentAttempt): Payment {
  const failed = attempt.outcome === "failed";
  return {
    id: providerId("pay"),
    entity: "payment",
    amount: attempt.amount ?? order.amount,
    currency: order.currency,
    status: failed ? "failed" : "authorized",
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: attempt.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    ...methodDetails(attempt),
    email: attempt.email || "void@razorpay.com",
    contact: attempt.contact || "+919999999999",
    notes: order.notes,
    fee: null,
    tax: null,
    ...(failed ? failure : noFailure),
    created_at: nowInSeconds(),
  };
}

/** Captures an authorized payment and marks its order as paid. */
export function captureNow(books: Books, payment: Payment): PaymentResult {
  const fee = Math.ceil(payment.amount * 0.0236);
  const captured: Payment = { ...payment, status: "captured", captured: true, fee, tax: fee - Math.round(fee / 1.18) };
  books.payments.put(captured.id, captured);
  const { order, automatic } = knownOrder(books, payment.order_id);
  const paid: Order = { ...order, status: "paid", amount_paid: order.amount, amount_due: 0 };
  books.orders.put(order.id, { order: paid, automatic });
  return { payment: captured, events: [paymentEvent("payment.captured", captured), orderPaid(books, captured)] };
}

/**
 * Pays an order like a shopper. It is captured immediately when that is the outcome and the order was created with
 * automatic capture; otherwise it stays authorized.
 * @throws Refusal when the order is unknown, or already paid
 */
export function pay(books: Books, attempt: PaymentAttempt): PaymentResult {
  const { order, automatic } = knownOrder(books, attempt.order_id);
  if (order.status === "paid" && !attempt.again) {
    throw new Refusal("Your payment has been declined as the order is already paid", { reason: "order_already_paid" });
  }
  const payment = newPayment(order, attempt);
  books.payments.put(payment.id, payment);
  const tried: Order = {
    ...order,
    attempts: order.attempts + 1,
    status: order.status === "paid" ? "paid" : "attempted",
  };
  books.orders.put(order.id, { order: tried, automatic });
  if (payment.status === "failed") return { payment, events: [paymentEvent("payment.failed", payment)] };
  const authorized = paymentEvent("payment.authorized", payment);
  if (!automatic || attempt.outcome === "authorized") return { payment, events: [authorized] };
  const done = captureNow(books, payment);
  return { payment: done.payment, events: [authorized, ...done.events] };
}
