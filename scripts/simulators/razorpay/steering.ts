import * as z from "zod";
import { Fault } from "../shared/behaviour";
import { json } from "../shared/exchange";
import type { Routes } from "../shared/routes";
import { steer } from "../shared/steering";
import { pay } from "./pay";
import { knownPayment } from "./payments";
import { endRefund, refundsOf } from "./refunds";
import { Refusal } from "./refusals";
import type { Razorpay } from "./server";
import { checkoutSignature } from "./signatures";
import { webhookModes } from "./webhooks";

const WebhookMode = z.enum(webhookModes);
const DelayMs = z.int().min(0).max(600_000);

const Pay = z.strictObject({
  order_id: z.string(),
  method: z.enum(["card", "upi", "netbanking", "wallet"]).default("card"),
  outcome: z.enum(["captured", "authorized", "failed"]).default("captured"),
  webhooks: WebhookMode.optional(),
  delay_ms: DelayMs.optional(),
  amount: z.int().positive().optional(),
  again: z.boolean().optional(),
});
const RefundEnd = z.strictObject({
  payment_id: z.string(),
  outcome: z.enum(["pending", "processed", "failed", "refused"]),
  refund_id: z.string().optional(),
  webhooks: WebhookMode.optional(),
});
const Usual = z.strictObject({ mode: WebhookMode, delay_ms: DelayMs.default(0) });
const Resend = z.strictObject({ event_id: z.string() });

/** The calls that control the simulator; the real provider has none of them. */
export function steeringRoutes({ books, webhooks, behaviour, calls, settings }: Razorpay): Routes {
  return {
    "GET /_test/log": () => json(200, { calls, webhooks: webhooks.log }),
    "POST /_test/pay": (call) =>
      steer(Pay, call, ({ webhooks: mode, delay_ms, ...attempt }) => {
        const { payment, events } = pay(books, attempt);
        webhooks.announce(events, mode, delay_ms);
        return json(200, {
          razorpay_payment_id: payment.id,
          razorpay_order_id: payment.order_id,
          razorpay_signature: checkoutSignature(settings.keySecret, payment.order_id, payment.id),
        });
      }),
    "POST /_test/refund": (call) =>
      steer(RefundEnd, call, ({ payment_id, outcome, refund_id, webhooks: mode }) => {
        const payment = knownPayment(books, payment_id);
        if (!refund_id) books.refundOutcomes.put(payment.id, outcome);
        if (outcome === "refused") return json(200, { refunds: [] });
        const open = refundsOf(books, payment_id).filter(
          ({ id, status }) => status === "pending" && (!refund_id || id === refund_id),
        );
        const refunds = open.map((refund) =>
          endRefund(books, refund, outcome, (events) => webhooks.announce(events, mode)),
        );
        return json(200, { refunds });
      }),
    "POST /_test/webhooks": (call) =>
      steer(Usual, call, ({ mode, delay_ms }) => {
        webhooks.usual = { mode, delayMs: delay_ms };
        return json(200, {});
      }),
    "POST /_test/resend": (call) =>
      steer(Resend, call, ({ event_id }) => {
        if (!webhooks.resend(event_id)) throw new Refusal("There is no event with this id.");
        return json(200, {});
      }),
    "POST /_test/behave": (call) =>
      steer(Fault, call, (fault) => {
        behaviour.set(fault);
        return json(200, {});
      }),
    "POST /_test/reset": () => {
      webhooks.clear();
      books.clear();
      behaviour.set(undefined);
      calls.length = 0;
      return json(200, {});
    },
  };
}
