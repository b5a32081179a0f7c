import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { startRazorpay } from "@/scripts/simulators/razorpay/server";
import { type Simulator, serve } from "@/scripts/simulators/shared/serve";

const keyId = "rzp_test_unit";
const keySecret = "secret-of-the-unit-test";
const settings = vi.hoisted(() => ({ current: {} as Record<string, string | undefined> }));
vi.mock("@/lib/server/env", () => ({ env: () => settings.current }));
vi.mock("./timing", () => ({ timing: { callMs: 800, tries: 3, backoffMs: 5, timeoutMs: 10_000 } }));

vi.setConfig({ testTimeout: 30_000 });

const razorpay = await import("./razorpay");

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startRazorpay({ port: 0, keyId, keySecret, webhookSecret: "hook" });
});
afterAll(() => simulator.close());
beforeEach(async () => {
  settings.current = {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: "hook",
    RAZORPAY_API_URL: simulator.url,
    RAZORPAY_CHECKOUT_URL: `${simulator.url}/v1/checkout.js`,
  };
  await steer("reset");
});

async function steer(what: string, body: object = {}) {
  const response = await fetch(`${simulator.url}/_test/${what}`, { method: "POST", body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return response.json();
}

async function calls(): Promise<{ method: string; path: string; status: number | null; idempotency?: string }[]> {
  return (await (await fetch(`${simulator.url}/_test/log`)).json()).calls;
}

async function failure(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw new Error(`expected an AppError, got ${inspect(thrown)}`);
  return thrown;
}

const newOrder = { amountPaise: 146_900, receipt: "6920aa5b1f0e4b0012345678", notes: { orderId: "6920aa" } };

async function paid(outcome: "captured" | "authorized" | "failed" = "captured") {
  const { id } = await razorpay.createProviderOrder(newOrder);
  const result = await steer("pay", { order_id: id, outcome });
  return { orderId: id, paymentId: String(result.razorpay_payment_id), signature: String(result.razorpay_signature) };
}

async function ordersMade() {
  const headers = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}` };
  return (await (await fetch(`${simulator.url}/v1/orders?count=100`, { headers })).json()).count;
}

describe("orders", () => {
  it("are captured automatically by the provider", async () => {
    const { orderId, paymentId } = await paid();
    const payment = await razorpay.fetchPayment(paymentId);
    expect(payment).toMatchObject({
      orderId,
      amountPaise: 146_900,
      currency: "INR",
      status: "captured",
      method: "card",
    });
    expect(Math.abs(Date.now() - (payment?.createdAt.getTime() ?? 0))).toBeLessThan(5000);
    expect(await razorpay.fetchOrderPayments(orderId)).toEqual([payment]);
  });

  it.each([
    { status: 429, times: 2 },
    { status: 500, times: 2 },
    { status: 503, times: 2 },
    { drop: true, done: false, times: 1 },
  ])("are created by a retry after %o", async (fault) => {
    await steer("behave", fault);
    expect((await razorpay.createProviderOrder(newOrder)).id).toMatch(/^order_/);
    expect(await ordersMade()).toBe(1);
  });

  it.each([
    { drop: true, times: 1 },
    { slow_ms: 1500, times: 1 },
    { status: 500, done: true, times: 1 },
  ])("are created once when the response is lost by %o", async (fault) => {
    await steer("behave", fault);
    expect((await razorpay.createProviderOrder(newOrder)).id).toMatch(/^order_/);
    expect(await ordersMade()).toBe(1);
    expect((await calls()).filter((call) => call.method === "POST")).toHaveLength(1);
  });

  it("are not retried while it is unknown whether one was created", async () => {
    await steer("behave", { drop: true, times: 5 });
    expect(await failure(razorpay.createProviderOrder(newOrder))).toMatchObject({
      code: "provider_failed",
      status: 502,
    });
    expect((await calls()).map((call) => call.method)).toEqual(["POST", "GET", "GET", "GET"]);
  });

  it("are not retried when the provider refuses them", async () => {
    const refused = await failure(razorpay.createProviderOrder({ ...newOrder, amountPaise: 99 }));
    expect(refused).toMatchObject({ code: "provider_failed" });
    expect((await calls()).filter((call) => call.method === "POST")).toHaveLength(1);
  });

  it("fail after three attempts that get 429", async () => {
    await steer("behave", { status: 429, times: 10 });
    expect(await failure(razorpay.createProviderOrder(newOrder))).toMatchObject({ code: "provider_failed" });
    expect(await calls()).toHaveLength(3);
  });
});

describe("payments", () => {
  it("with an unknown or malformed id are null", async () => {
    expect(await razorpay.fetchPayment("pay_unknown")).toBeNull();
    expect(await razorpay.fetchPayment("../orders")).toBeNull();
    expect(await razorpay.fetchPayment("")).toBeNull();
  });

  it("are captured once, and a second capture succeeds", async () => {
    const { paymentId } = await paid("authorized");
    expect(await razorpay.fetchPayment(paymentId)).toMatchObject({ status: "authorized" });
    expect(await razorpay.capturePayment(paymentId, 146_900)).toMatchObject({ status: "captured" });
    expect(await razorpay.capturePayment(paymentId, 146_900)).toMatchObject({ status: "captured" });
  });

  it("are captured although the response is lost", async () => {
    const { paymentId } = await paid("authorized");
    await steer("behave", { drop: true, times: 1 });
    expect(await razorpay.capturePayment(paymentId, 146_900)).toMatchObject({ status: "captured" });
  });

  it("are not captured with a different amount or after a failure", async () => {
    const { paymentId } = await paid("authorized");
    expect(await failure(razorpay.capturePayment(paymentId, 100))).toMatchObject({ code: "provider_failed" });
    expect(await razorpay.fetchPayment(paymentId)).toMatchObject({ status: "authorized" });
    const failed = await paid("failed");
    expect(await failure(razorpay.capturePayment(failed.paymentId, 146_900))).toMatchObject({
      code: "provider_failed",
    });
  });

  it("are listed over several pages", async () => {
    const { id } = await razorpay.createProviderOrder(newOrder);
    for (let n = 0; n < 103; n++) await steer("pay", { order_id: id, outcome: "failed" });
    expect(await razorpay.listPayments(new Date(Date.now() - 60_000), new Date())).toHaveLength(103);
    expect(await razorpay.listPayments(new Date(Date.now() + 60_000), new Date(Date.now() + 120_000))).toEqual([]);
  });

  it("are listed after a failed request is retried", async () => {
    await paid();
    await steer("behave", { drop: true, times: 1 });
    expect(await razorpay.listPayments(new Date(Date.now() - 60_000), new Date())).toHaveLength(1);
  });
});

describe("refunds", () => {
  const key = (paymentId: string, failures = 0) => `refund-${paymentId}-${failures}`;
  const refund = (paymentId: string, failures = 0) =>
    razorpay.refundPayment({ paymentId, amountPaise: 146_900, key: key(paymentId, failures) });

  it("carry their idempotency key and happen once", async () => {
    const { paymentId } = await paid();
    const first = await refund(paymentId);
    expect(first).toMatchObject({ status: "processed", amountPaise: 146_900, key: key(paymentId) });
    expect(await refund(paymentId)).toEqual(first);
    expect(await razorpay.fetchRefunds(paymentId)).toEqual([first]);
    const sent = (await calls()).filter((call) => call.path.endsWith("/refund"));
    expect(sent.map((call) => call.idempotency)).toEqual([key(paymentId), key(paymentId)]);
    expect(await razorpay.fetchPayment(paymentId)).toMatchObject({ status: "refunded" });
  });

  it.each([
    { drop: true, times: 1 },
    { slow_ms: 1500, times: 1 },
    { status: 500, done: true, times: 1 },
    { status: 429, times: 2 },
    { status: 409, times: 1 },
    { status: 502, times: 2 },
  ])("happen once after %o", async (fault) => {
    const { paymentId } = await paid();
    await steer("behave", fault);
    const made = await refund(paymentId);
    expect(made.status).toBe("processed");
    expect(await razorpay.fetchRefunds(paymentId)).toEqual([made]);
  });

  it("made elsewhere count as success when they are full", async () => {
    const { paymentId } = await paid();
    const first = await refund(paymentId);
    expect(await refund(paymentId, 1)).toEqual(first);
  });

  it("that failed are reported, and repeated with a new key", async () => {
    const { paymentId } = await paid();
    await steer("refund", { payment_id: paymentId, outcome: "failed" });
    expect(await refund(paymentId)).toMatchObject({ status: "failed" });
    await steer("refund", { payment_id: paymentId, outcome: "pending" });
    expect(await refund(paymentId, 1)).toMatchObject({ status: "pending" });
    expect(await razorpay.fetchRefunds(paymentId)).toHaveLength(2);
  });

  it("of a payment that was never captured are refused", async () => {
    const { paymentId } = await paid("authorized");
    expect(await failure(refund(paymentId))).toMatchObject({ code: "provider_failed" });
    await expect(razorpay.refundPayment({ paymentId, amountPaise: 1, key: "short" })).rejects.toThrow("10 to 40");
  });
});

describe("an unavailable provider", () => {
  it("is answered with 502 within the time limit of a request", async () => {
    await steer("behave", { slow_ms: 2000, times: 3 });
    expect(await failure(razorpay.fetchPayment("pay_1"))).toMatchObject({ code: "provider_failed", status: 502 });
  });

  it("never exposes a key in the error, its cause or their properties", async () => {
    settings.current = { ...settings.current, RAZORPAY_KEY_SECRET: keySecret };
    await steer("behave", { drop: true, times: 9 });
    const broken = await failure(razorpay.fetchPayment("pay_1"));
    await steer("behave", { status: 500, times: 9 });
    const refused = await failure(razorpay.fetchPayment("pay_1"));
    for (const error of [broken, refused]) {
      const shown = inspect(error, { depth: 20, showHidden: true });
      expect(shown).not.toContain(keySecret);
      expect(shown).not.toContain(Buffer.from(`${keyId}:${keySecret}`).toString("base64"));
    }
    expect(broken.cause).toMatchObject({ status: 0, code: "ECONNRESET" });
  });

  it.each([
    { name: "nothing listens", answer: undefined, cause: { status: 0, code: "ECONNREFUSED" } },
    {
      name: "a success is an HTML page",
      answer: { status: 200, body: "<p>Welcome</p>" },
      cause: { code: "unreadable" },
    },
    { name: "an error is an HTML page", answer: { status: 502, body: "<p>Bad gateway</p>" }, cause: { status: 502 } },
    { name: "an error is null", answer: { status: 500, body: "null" }, cause: { status: 500 } },
  ])("is answered with 502 when $name", async ({ answer, cause }) => {
    const other = await serve(0, async () => answer ?? { status: 500 });
    if (!answer) await other.close();
    settings.current = { ...settings.current, RAZORPAY_API_URL: other.url };
    vi.resetModules();
    const fresh = await import("./razorpay");
    const error = await fresh.fetchPayment("pay_1").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "AppError", code: "provider_failed", cause });
    await other.close();
  });

  it("is distinguished from one that is not configured", async () => {
    settings.current = { ...settings.current, RAZORPAY_KEY_SECRET: undefined };
    expect(razorpay.paymentsEnabled()).toBe(false);
    expect(razorpay.checkoutConfig()).toEqual({
      enabled: false,
      scriptUrl: `${simulator.url}/v1/checkout.js`,
      keyId: null,
    });
    for (const work of [
      () => razorpay.createProviderOrder(newOrder),
      () => razorpay.fetchPayment("pay_1"),
      () => razorpay.fetchOrderPayments("order_1"),
      () => razorpay.listPayments(new Date(), new Date()),
      () => razorpay.capturePayment("pay_1", 100),
      () => razorpay.refundPayment({ paymentId: "pay_1", amountPaise: 100, key: "refund-pay_1-0" }),
      () => razorpay.fetchRefunds("pay_1"),
    ]) {
      expect(await failure(work())).toMatchObject({ code: "not_configured", status: 503 });
    }
    expect(await calls()).toEqual([]);
  });

  it("is offered for payment when both keys are set", () => {
    expect(razorpay.paymentsEnabled()).toBe(true);
    expect(razorpay.checkoutConfig()).toMatchObject({ enabled: true, keyId });
  });
});

describe("signatures", () => {
  it("of the checkout match only their order and payment", async () => {
    const { orderId: razorpayOrderId, paymentId, signature } = await paid();
    expect(razorpay.paymentSignatureFits({ razorpayOrderId, paymentId, signature })).toBe(true);
    expect(razorpay.paymentSignatureFits({ razorpayOrderId, paymentId: "pay_other", signature })).toBe(false);
    expect(razorpay.paymentSignatureFits({ razorpayOrderId: "order_other", paymentId, signature })).toBe(false);
    expect(razorpay.paymentSignatureFits({ razorpayOrderId: "", paymentId, signature })).toBe(false);
  });

  it("match nothing without the secret", () => {
    settings.current = {};
    expect(razorpay.webhookSignatureFits("{}", "0".repeat(64))).toBe(false);
    const reported = { razorpayOrderId: "order_1", paymentId: "pay_1", signature: "0".repeat(64) };
    expect(razorpay.paymentSignatureFits(reported)).toBe(false);
  });
});
