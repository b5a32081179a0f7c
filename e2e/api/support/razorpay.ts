import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import type { LoggedCall } from "../../../scripts/simulators/shared/call-log";
import type { Caller } from "../../people";
import { good } from "./answers";
import { destination } from "./goods";

/** What the provider's checkout hands to the shop's page after a payment. */
export interface Paid {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Steers the simulated provider. */
export async function steer(call: string, body?: object) {
  const answer = await fetch(`${process.env.RAZORPAY_API_URL}/_test/${call}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.status, `${call} ${text}`).toBeLessThan(300);
  return JSON.parse(text || "{}");
}

/** The calls that reached the provider since an ISO time; its log keeps only the newest, so that its length says nothing. */
export async function callsSince(time: string): Promise<LoggedCall[]> {
  const { calls }: { calls: LoggedCall[] } = await steer("log");
  return calls.filter(({ at }) => at >= time);
}

/** Calls the provider's own API with the shop's keys, as somebody does by hand; with a body it is a POST. */
export async function askProvider(path: string, body?: object) {
  const { RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = process.env;
  const keys = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString("base64");
  const answer = await fetch(`${RAZORPAY_API_URL}/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", authorization: `Basic ${keys}` },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.status, `${path} ${text}`).toBe(200);
  return JSON.parse(text);
}

/** Pays a Razorpay order as a shopper would; the webhooks are lost unless a test wants them. */
export function pay(razorpayOrderId: string, how: object = {}): Promise<Paid> {
  return steer("pay", { order_id: razorpayOrderId, webhooks: "lose", ...how });
}

/** Starts the payment of the cart. */
export async function create(shopper: Caller, headers: Record<string, string> = {}) {
  const data = { addressInfo: destination };
  const answer = await shopper.request.post("/api/shop/order/create", { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Reports a payment to the shop. */
export function capture(shopper: Caller, orderId: string, paid: Paid) {
  return shopper.request.post("/api/shop/order/capture", { data: { orderId, ...paid } });
}

/** One order as its shopper sees it. */
export async function orderOf(shopper: Caller, orderId: string) {
  return (await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`))).orders;
}

/** Sends an event to the shop as the provider would, signed with its secret or another. */
export function sendEvent(
  shopUrl: string | undefined,
  event: object,
  { id = "", secret = process.env.RAZORPAY_WEBHOOK_SECRET, timeoutMs = 60_000 } = {},
) {
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", String(secret)).update(body).digest("hex");
  return fetch(`${shopUrl}/api/webhooks/razorpay`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": signature,
      ...(id && { "x-razorpay-event-id": id }),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** The event of a captured payment. */
export function capturedEvent(paid: Paid, amount: number, event = "payment.captured") {
  const entity = { id: paid.razorpay_payment_id, order_id: paid.razorpay_order_id, amount, currency: "INR" };
  return { event, payload: { payment: { entity } } };
}

/** Lets the hold of an order run out now. */
export async function endHold(database: Db, orderId: string): Promise<void> {
  await database
    .collection("orders")
    .updateOne({ _id: new ObjectId(orderId) }, { $set: { holdUntil: new Date(Date.now() - 1000) } });
}

/** Runs the reconciler as the scheduler does. */
export async function reconcile(shopUrl: string | undefined) {
  const answer = await fetch(`${shopUrl}/api/cron/reconcile`, {
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/**
 * Runs the reconciler until `check` passes. One run may not be enough: a run of another test may have asked about the same
 * order just before, and has put its next check after this one's start.
 */
export async function reconcileUntil(shopUrl: string | undefined, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await reconcile(shopUrl);
    await check();
  }).toPass();
}

/** Makes the next run of the reconciler check an order, however long that would wait. */
export async function checkNow(database: Db, orderId: string): Promise<void> {
  await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, { $set: { nextCheckAt: new Date(0) } });
}

/** Makes the reconciler leave an order alone for a month, as one that was settled a month ago. */
export async function checkInAMonth(database: Db, orderId: string): Promise<void> {
  const nextCheckAt = new Date(Date.now() + 30 * 24 * 3_600_000);
  await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, { $set: { nextCheckAt } });
}
