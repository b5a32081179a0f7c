import { readFileSync } from "node:fs";
import * as z from "zod";
import { type Answer, json } from "../shared/exchange";
import type { Routes } from "../shared/routes";
import { steer } from "../shared/steering";
import { knownOrder } from "./orders";
import { pay } from "./pay";
import { Refusal } from "./refusals";
import type { Razorpay } from "./server";
import { checkoutSignature } from "./signatures";

const Form = z.object({
  key: z.string(),
  order_id: z.string(),
  method: z.enum(["card", "upi", "netbanking"]),
  outcome: z.enum(["captured", "failed"]),
  email: z.string().max(254).optional(),
  contact: z.string().max(20).optional(),
});

function file(name: string, type: string, extra: Record<string, string> = {}): () => Answer {
  const body = readFileSync(new URL(`checkout/${name}`, import.meta.url));
  return () => ({
    status: 200,
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache", ...extra },
    body,
  });
}

/** Any shop may frame the form; it runs only its own script and sends nothing elsewhere. */
const formPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The script that the shop loads, and the form it opens in a frame. */
export function checkoutRoutes({ settings, books, webhooks }: Razorpay): Routes {
  const checkKey = (key: string | null) => {
    if (key !== settings.keyId) throw new Refusal("The api key provided is invalid", { status: 401 });
  };
  return {
    "GET /v1/checkout.js": file("checkout.js", "text/javascript", { "access-control-allow-origin": "*" }),
    "GET /v1/checkout/form": file("form.html", "text/html", { "content-security-policy": formPolicy }),
    "GET /v1/checkout/form.js": file("form.js", "text/javascript"),
    "GET /v1/checkout/form.css": file("form.css", "text/css"),
    "GET /v1/checkout/order": ({ query }) => {
      checkKey(query.get("key"));
      const { order } = knownOrder(books, query.get("order_id") ?? "");
      return json(200, { amount: order.amount, currency: order.currency, status: order.status });
    },
    "POST /v1/checkout/pay": (call) =>
      steer(Form, call, ({ key, ...attempt }) => {
        checkKey(key);
        const { payment, events } = pay(books, attempt);
        webhooks.announce(events);
        const { id, order_id } = payment;
        if (payment.status !== "failed") {
          const razorpay_signature = checkoutSignature(settings.keySecret, order_id, id);
          return json(200, { razorpay_payment_id: id, razorpay_order_id: order_id, razorpay_signature });
        }
        const { error_code: code, error_description: description } = payment;
        const { error_source: source, error_step: step, error_reason: reason } = payment;
        const metadata = { payment_id: id, order_id };
        return json(200, { error: { code, description, source, step, reason, metadata } });
      }),
  };
}
