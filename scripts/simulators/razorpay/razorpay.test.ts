import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../shared/exchange";
import { type Simulator, serve } from "../shared/serve";
import { type RazorpaySettings, startRazorpay } from "./server";

vi.setConfig({ testTimeout: 30_000 });

const keys = { keyId: "rzp_test_key", keySecret: "key-secret", webhookSecret: "webhook-secret" };
const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

let shop: Simulator;
/** How the shop answers its webhooks; the last status repeats. */
let shopStatus: number[];
let heard: Call[];
let simulator: Simulator;

/** A shop for this test only: webhooks still sent by an earlier test's simulator reach nobody. */
async function openShop(): Promise<void> {
  shop = await serve(0, async (call) => {
    heard.push(call);
    return { status: (shopStatus.length > 1 ? shopStatus.shift() : shopStatus[0]) ?? 200 };
  });
}
async function start(more: Partial<RazorpaySettings> = {}): Promise<void> {
  const webhookUrl = `${shop.url}/api/webhooks/razorpay`;
  simulator = await startRazorpay({ port: 0, ...keys, webhookUrl, webhookRetryMs: 5, ...more });
}
beforeEach(async () => {
  heard = [];
  shopStatus = [200];
  await openShop();
  await start();
});
afterEach(async () => {
  await simulator.close();
  await shop.close();
});

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`;
  const init = { method, headers: { authorization, ...headers }, body: body && JSON.stringify(body) };
  const response = await fetch(`${simulator.url}${path}`, init);
  return { status: response.status, body: await response.json() };
}
const api = async (method: string, path: string, body?: object) => (await send(method, path, body)).body;
const steer = (what: string, body: object = {}) => api("POST", `/_test/${what}`, body);

const automatic = { capture: "automatic", capture_options: { automatic_expiry_period: 30 } };
const order = (more: object = {}) =>
  api("POST", "/v1/orders", { amount: 50_000, currency: "INR", receipt: "one", payment: automatic, ...more });
/** Waits until a check passes: webhooks are sent after the response to the call that caused them. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
const eventsHeard = () => heard.map((call) => JSON.parse(call.body.toString()).event);

describe("the API", () => {
  it("requires the API keys", async () => {
    expect(await send("GET", "/v1/orders", undefined, { authorization: "Basic eDp5" })).toMatchObject({
      status: 401,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } },
    });
  });

  it.each([
    [{ amount: 99 }, "amount", "Order amount less than minimum amount allowed"],
    [{ amount: 100.5 }, "amount", "The amount must be an integer."],
    [{ amount: undefined }, "amount", "amount: is required."],
    [{ currency: "USD" }, "currency", "Currency is not supported"],
    [{ receipt: "x".repeat(41) }, "receipt", "The receipt may not be greater than 40 characters."],
    [{ payment: { capture: "automatic" } }, "payment", "The automatic expiry period field is required."],
    [{ colour: "red" }, undefined, "colour is/are not required and should not be sent"],
  ])("refuses an order with %o", async (more, field, description) => {
    expect(await order(more)).toMatchObject({
      error: { code: "BAD_REQUEST_ERROR", description, ...(field && { field }) },
    });
  });

  it("answers unknown ids and routes with 400", async () => {
    for (const path of ["orders/order_x", "payments/pay_x", "refunds/rfnd_x", "orders/order_x/payments"]) {
      const { status, body } = await send("GET", `/v1/${path}`);
      expect({ status, description: body.error.description }).toEqual({
        status: 400,
        description: "The id provided does not exist",
      });
    }
    expect((await send("GET", "/v1/unknown")).body.error.description).toMatch("not found on the server");
  });

  it("lists orders by receipt, newest first, page by page", async () => {
    const first = await order();
    const second = await order();
    await order({ receipt: "two" });
    const list = await api("GET", "/v1/orders?receipt=one&count=1&skip=0");
    expect(list).toMatchObject({ entity: "collection", count: 1, items: [{ id: second.id }] });
    expect((await api("GET", "/v1/orders?receipt=one&count=1&skip=1")).items).toEqual([first]);
    expect((await api("GET", "/v1/orders?receipt=none")).items).toEqual([]);
    expect((await send("GET", "/v1/orders?count=101")).status).toBe(400);
  });

  it("captures only authorized payments, once, and in full", async () => {
    const { id } = await order({ payment: { capture: "manual" } });
    const { razorpay_payment_id: payment } = await steer("pay", { order_id: id });
    expect((await api("GET", `/v1/payments/${payment}`)).status).toBe("authorized");
    const capture = (amount: number) => send("POST", `/v1/payments/${payment}/capture`, { amount, currency: "INR" });
    expect((await capture(1)).body.error.description).toBe("Capture amount must be equal to the amount authorized");
    expect((await capture(50_000)).body).toMatchObject({ status: "captured", captured: true });
    expect((await capture(50_000)).body.error.description).toBe("This payment has already been captured");
    expect(await api("GET", `/v1/orders/${id}`)).toMatchObject({ status: "paid", amount_due: 0 });
  });

  it("refunds once per idempotency key, and never more than was paid", async () => {
    const { razorpay_payment_id: id } = await steer("pay", { order_id: (await order()).id });
    const refund = (amount: number, key: string) =>
      send("POST", `/v1/payments/${id}/refund`, { amount }, { "x-refund-idempotency": key });
    const { body: first } = await refund(20_000, "refund-key-1");
    expect(first).toMatchObject({ amount: 20_000, status: "processed", payment_id: id });
    expect((await refund(20_000, "refund-key-1")).body).toEqual(first);
    expect((await refund(10_000, "refund-key-1")).body.error.description).toMatch("Different request with the same");
    expect((await refund(10_000, "short")).status).toBe(400);
    expect((await refund(40_000, "refund-key-2")).body.error.description).toMatch("greater than amount captured");
    expect((await refund(30_000, "refund-key-3")).body.status).toBe("processed");
    expect((await refund(100, "refund-key-4")).body.error.description).toMatch("fully refunded already");
    expect(await api("GET", `/v1/payments/${id}`)).toMatchObject({ status: "refunded", refund_status: "full" });
  });
});

describe("paying", () => {
  it("signs the order and the payment as the checkout does", async () => {
    const { id } = await order();
    const paid = await steer("pay", { order_id: id, method: "upi" });
    expect(paid).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
      razorpay_order_id: id,
      razorpay_signature: hmac(keys.keySecret, `${id}|${paid.razorpay_payment_id}`),
    });
    expect(await api("GET", `/v1/payments/${paid.razorpay_payment_id}`)).toMatchObject({
      method: "upi",
      amount: 50_000,
    });
  });

  it("succeeds once per order, unless a second payment is forced", async () => {
    const { id } = await order();
    await steer("pay", { order_id: id, outcome: "failed" });
    await steer("pay", { order_id: id });
    expect((await steer("pay", { order_id: id })).error.description).toMatch("already paid");
    expect(await steer("pay", { order_id: id, again: true })).toHaveProperty("razorpay_payment_id");
    expect(await api("GET", `/v1/orders/${id}`)).toMatchObject({ attempts: 3, status: "paid" });
  });

  it("through the form requires the public key and reports a failure", async () => {
    const { id } = await order();
    const form = { key: keys.keyId, order_id: id, method: "card", outcome: "failed" };
    expect((await send("POST", "/v1/checkout/pay", { ...form, key: "other" })).status).toBe(401);
    const { error } = await api("POST", "/v1/checkout/pay", form);
    expect(error).toMatchObject({ source: "bank", reason: "payment_failed", metadata: { order_id: id } });
    const paid = await api("POST", "/v1/checkout/pay", { ...form, outcome: "captured" });
    expect(paid.razorpay_signature).toBe(hmac(keys.keySecret, `${id}|${paid.razorpay_payment_id}`));
    expect(await send("GET", `/v1/checkout/order?key=${keys.keyId}&order_id=${id}`)).toMatchObject({
      status: 200,
      body: { amount: 50_000, status: "paid" },
    });
  });

  it("explains what is wrong with an invalid control request", async () => {
    const { status, body } = await send("POST", "/_test/pay", { order_id: "x", outcom: "failed" });
    expect(status).toBe(422);
    expect(body.error.description).toContain("outcom");
  });
});

describe("webhooks", () => {
  it("report a payment's events in order, signed over the raw body", async () => {
    const { id } = await order();
    const { razorpay_payment_id } = await steer("pay", { order_id: id });
    await eventually(() => expect(eventsHeard()).toEqual(["payment.authorized", "payment.captured", "order.paid"]));
    for (const { headers, body, path } of heard) {
      expect(path).toBe("/api/webhooks/razorpay");
      expect(headers["x-razorpay-signature"]).toBe(hmac(keys.webhookSecret, body.toString()));
      expect(headers["x-razorpay-event-id"]).toMatch(/^\w{14}$/);
      const { payment } = JSON.parse(body.toString()).payload;
      expect(payment.entity).toMatchObject({ id: razorpay_payment_id, order_id: id, amount: 50_000 });
    }
    const statuses = heard.map((call) => JSON.parse(call.body.toString()).payload.payment.entity.status);
    expect(statuses).toEqual(["authorized", "captured", "captured"]);
  });

  it("can be lost and sent later", async () => {
    await steer("pay", { order_id: (await order()).id, webhooks: "lose", outcome: "authorized" });
    const [lost] = (await api("GET", "/_test/log")).webhooks;
    expect(lost).toMatchObject({ event: "payment.authorized", mode: "lose", status: null });
    expect(heard).toEqual([]);
    await steer("resend", { event_id: lost.id });
    await eventually(() => expect(heard[0]?.headers["x-razorpay-event-id"]).toBe(lost.id));
  });

  it("can arrive twice with the same id, reordered, late, or corrupted", async () => {
    await steer("pay", { order_id: (await order()).id, webhooks: "double", outcome: "authorized" });
    await eventually(() => expect(heard).toHaveLength(2));
    expect(new Set(heard.map((call) => call.headers["x-razorpay-event-id"])).size).toBe(1);
    heard = [];
    await steer("pay", { order_id: (await order()).id, webhooks: "reorder" });
    await eventually(() => expect(eventsHeard()).toEqual(["order.paid", "payment.captured", "payment.authorized"]));
    heard = [];
    const start = Date.now();
    await steer("pay", { order_id: (await order()).id, outcome: "failed", delay_ms: 100 });
    await eventually(() => expect(eventsHeard()).toEqual(["payment.failed"]));
    expect(Date.now() - start).toBeGreaterThanOrEqual(95);
    heard = [];
    await steer("webhooks", { mode: "corrupt" });
    await steer("pay", { order_id: (await order()).id, outcome: "failed" });
    await eventually(() => expect(heard).toHaveLength(1));
    const [spoilt] = heard;
    expect(spoilt?.headers["x-razorpay-signature"]).not.toBe(hmac(keys.webhookSecret, String(spoilt?.body)));
  });

  it("are sent again unchanged until they are accepted", async () => {
    shopStatus = [500, 401, 200];
    await steer("pay", { order_id: (await order()).id, outcome: "failed" });
    await eventually(() => expect(heard).toHaveLength(3));
    expect(new Set(heard.map((call) => call.headers["x-razorpay-event-id"])).size).toBe(1);
    await eventually(async () => {
      const { webhooks } = await api("GET", "/_test/log");
      expect(webhooks.map((one: { status: number }) => one.status)).toEqual([500, 401, 200]);
    });
  });

  it("report each of several refunds of one payment, whichever ends first", async () => {
    const { razorpay_payment_id: payment_id } = await steer("pay", { order_id: (await order()).id, webhooks: "lose" });
    const refund = (amount: number) => send("POST", `/v1/payments/${payment_id}/refund`, { amount });
    await steer("refund", { payment_id, outcome: "pending" });
    const [first, second] = [(await refund(10_000)).body, (await refund(15_000)).body];
    await steer("refund", { payment_id, refund_id: second.id, outcome: "processed" });
    const states = async () => {
      const { items } = await api("GET", `/v1/payments/${payment_id}/refunds`);
      return Object.fromEntries(items.map(({ id, status }: { id: string; status: string }) => [id, status]));
    };
    expect(await states()).toEqual({ [first.id]: "pending", [second.id]: "processed" });
    await steer("refund", { payment_id, refund_id: first.id, outcome: "failed" });
    const payment = await api("GET", `/v1/payments/${payment_id}`);
    expect(payment).toMatchObject({ status: "captured", amount_refunded: 15_000, refund_status: "partial" });

    await steer("refund", { payment_id, outcome: "refused" });
    const refused = await refund(10_000);
    expect([refused.status, refused.body.error.description]).toEqual([400, expect.stringMatching("enough balance")]);
    await steer("refund", { payment_id, outcome: "processed" });
    expect((await refund(35_000)).body.status).toBe("processed");
    expect(await api("GET", `/v1/payments/${payment_id}`)).toMatchObject({ refund_status: "full" });
  });

  it("report the outcome of a refund", async () => {
    const { razorpay_payment_id: id } = await steer("pay", { order_id: (await order()).id, webhooks: "lose" });
    await steer("refund", { payment_id: id, outcome: "pending" });
    expect((await api("POST", `/v1/payments/${id}/refund`, { amount: 50_000 })).status).toBe("pending");
    expect((await steer("refund", { payment_id: id, outcome: "failed" })).refunds).toMatchObject([
      { status: "failed" },
    ]);
    expect(await api("GET", `/v1/payments/${id}`)).toMatchObject({ status: "captured", amount_refunded: 0 });
    await steer("refund", { payment_id: id, outcome: "processed" });
    expect((await api("POST", `/v1/payments/${id}/refund`, {})).status).toBe("processed");
    await eventually(() =>
      expect(eventsHeard().sort()).toEqual(["refund.created", "refund.created", "refund.failed", "refund.processed"]),
    );
  });
});

describe("faults", () => {
  const broken = () =>
    fetch(`${simulator.url}/v1/orders`).then(
      (response) => response.status,
      () => "broken off",
    );

  it("apply to the given number of requests, and not to control requests", async () => {
    await steer("behave", { status: 429, times: 2 });
    expect((await order()).error.description).toBe("Too many requests");
    expect((await send("GET", "/_test/log")).status).toBe(200);
    expect((await send("GET", "/v1/orders")).status).toBe(429);
    expect((await send("GET", "/v1/orders")).body.items).toEqual([]);
    await steer("behave", { drop: true, times: 9 });
    expect(await broken()).toBe("broken off");
    await steer("behave", { times: 0 });
    expect(await broken()).toBe(401);
  });

  it("can lose the response to a request that was executed", async () => {
    await steer("behave", { drop: true, times: 1 });
    await expect(order()).rejects.toThrow();
    await steer("behave", { drop: true, done: false, times: 1 });
    await expect(order()).rejects.toThrow();
    expect((await api("GET", "/v1/orders")).count).toBe(1);
  });

  it("can make the process exit", async () => {
    await simulator.close();
    const die = vi.fn();
    await start({ die });
    await steer("behave", { die: true, times: 1 });
    await expect(order()).rejects.toThrow();
    expect(die).toHaveBeenCalledOnce();
  });
});

it("keeps its state over a restart and sends the webhooks that were not accepted", async () => {
  await simulator.close();
  const folder = mkdtempSync(join(tmpdir(), "razorpay-"));
  await start({ folder, webhookUrl: "http://127.0.0.1:1/" });
  const { id } = await order();
  const { razorpay_payment_id } = await steer("pay", { order_id: id });
  await simulator.close();
  await start({ folder });
  expect(await api("GET", `/v1/orders/${id}`)).toMatchObject({ status: "paid" });
  expect((await api("GET", `/v1/orders/${id}/payments`)).items).toMatchObject([{ id: razorpay_payment_id }]);
  await eventually(() => expect(eventsHeard()).toHaveLength(3));
  await steer("reset");
  await simulator.close();
  await start({ folder });
  expect((await api("GET", "/v1/orders")).count).toBe(0);
  rmSync(folder, { recursive: true });
});
