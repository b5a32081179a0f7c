import { ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, stockOf } from "./support/goods";
import {
  capture,
  capturedEvent,
  checkInAMonth,
  create,
  orderOf,
  pay,
  reconcileUntil,
  sendEvent,
} from "./support/razorpay";

const cartOf = async (shopper: Caller) =>
  (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;

test.describe("a payment", () => {
  test("is confirmed once, and only the ordered pieces leave the cart", async ({ shopper, database }) => {
    const [bought, added] = [await newProduct(database), await newProduct(database)];
    await fill(shopper, bought, 2);
    const { orderId, razorpayOrderId } = await create(shopper);
    await fill(shopper, bought, 1);
    await fill(shopper, added, 1);
    const paid = await pay(razorpayOrderId);
    const answers = await Promise.all([1, 2, 3].map(() => capture(shopper, orderId, paid)));
    for (const answer of answers) await good(answer);
    const order = await orderOf(shopper, orderId);
    expect(order).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      paymentId: paid.razorpay_payment_id,
      holdUntil: null,
    });
    expect(order.history.filter((step: { why: string }) => step.why === "Payment received")).toHaveLength(1);
    expect(await cartOf(shopper)).toEqual([
      expect.objectContaining({ productId: bought, quantity: 1 }),
      expect.objectContaining({ productId: added, quantity: 1 }),
    ]);
    expect(await stockOf(database, bought)).toBe(8);
  });

  for (const [name, deliver] of Object.entries({
    "the webhook alone": async (event: () => Promise<unknown>) => [await event()],
    "the webhook before the capture": async (event: () => Promise<unknown>, confirm: () => Promise<unknown>) => [
      await event(),
      await confirm(),
    ],
    "the capture before the webhook, which comes twice": async (
      event: () => Promise<unknown>,
      confirm: () => Promise<unknown>,
    ) => [await confirm(), await event(), await event()],
    "webhook and capture at the same time": (event: () => Promise<unknown>, confirm: () => Promise<unknown>) =>
      Promise.all([event(), confirm(), event(), confirm()]),
  })) {
    test(`is recorded once with ${name}`, async ({ shopper, database, baseURL }) => {
      const productId = await newProduct(database);
      await fill(shopper, productId, 3);
      const { orderId, razorpayOrderId, amount } = await create(shopper);
      const paid = await pay(razorpayOrderId);
      const event = () => sendEvent(baseURL, capturedEvent(paid, amount), { id: `evt_${orderId}` });
      await deliver(event, () => capture(shopper, orderId, paid));
      const order = await orderOf(shopper, orderId);
      expect(order).toMatchObject({ paymentStatus: "Paid", paymentId: paid.razorpay_payment_id });
      expect(order.history).toHaveLength(2);
      expect(await stockOf(database, productId)).toBe(7);
      expect(await cartOf(shopper)).toEqual([]);
      const { total } = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
      expect(total).toBe(1);
    });
  }

  test("is recorded once for events in any order and number", async ({ shopper, database, baseURL }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const { orderId, razorpayOrderId, amount } = await create(shopper);
    const paid = await pay(razorpayOrderId);
    for (const event of ["order.paid", "payment.captured", "payment.authorized", "payment.failed", "order.paid"]) {
      for (const id of [`evt_${event}_${orderId}`, `evt_${event}_${orderId}`, ""]) {
        expect((await sendEvent(baseURL, capturedEvent(paid, amount, event), { id })).status, event).toBe(200);
      }
    }
    const order = await orderOf(shopper, orderId);
    expect(order).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid", holdUntil: null });
    expect(order.history).toHaveLength(2);
    expect(await stockOf(database, productId)).toBe(9);
  });

  test("is refused for another order, with another amount or without a valid signature", async ({
    people,
    database,
  }) => {
    const [one, two] = [await people.shopper(), await people.shopper()];
    const productId = await newProduct(database, { price: 700 });
    await fill(one, productId);
    await fill(two, productId, 2);
    const [cheap, dear] = [await create(one), await create(two)];
    // The jobs that another test runs record a captured payment, and capture an authorized one of an order that is due.
    await checkInAMonth(database, cheap.orderId);
    const paidCheap = await pay(cheap.razorpayOrderId, { outcome: "authorized" });
    await bad(await capture(two, dear.orderId, paidCheap), 422, "invalid", "razorpay_signature");
    const renamed = { ...paidCheap, razorpay_order_id: dear.razorpayOrderId };
    await bad(await capture(two, dear.orderId, renamed), 422, "invalid", "razorpay_signature");
    await bad(await capture(two, cheap.orderId, paidCheap), 403, "forbidden");
    await bad(await capture(one, cheap.orderId, { ...paidCheap, razorpay_signature: "0".repeat(64) }), 422, "invalid");
    const failed = await pay(cheap.razorpayOrderId, { outcome: "failed", again: true });
    await bad(await capture(one, cheap.orderId, failed), 422, "invalid", "razorpay_payment_id");
    const less = await pay(dear.razorpayOrderId, { amount: 100 });
    await bad(await capture(two, dear.orderId, less), 422, "invalid", "razorpay_payment_id");
    for (const [shopper, { orderId }] of [
      [one, cheap],
      [two, dear],
    ] as const) {
      expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Unpaid", orderStatus: "Pending" });
    }
  });

  test("that is only authorized is captured by the shop", async ({ shopper, database }) => {
    await fill(shopper, await newProduct(database));
    const { orderId, razorpayOrderId } = await create(shopper);
    const paid = await pay(razorpayOrderId, { outcome: "authorized" });
    const { orders } = await good(await capture(shopper, orderId, paid));
    expect(orders.paymentStatus).toBe("Paid");
  });

  test("that failed is only noted in the history, and the second one succeeds", async ({
    shopper,
    database,
    baseURL,
  }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const { orderId, razorpayOrderId, amount } = await create(shopper);
    const failed = await pay(razorpayOrderId, { outcome: "failed" });
    const event = capturedEvent(failed, amount, "payment.failed");
    const ids = ["same", "same", "other", "another"].map((name) => `evt_failed_${name}_${orderId}`);
    const told = await Promise.all(ids.map((id) => sendEvent(baseURL, event, { id })));
    told.push(await sendEvent(baseURL, event, { id: `evt_failed_later_${orderId}` }));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const order = await orderOf(shopper, orderId);
    expect(order).toMatchObject({ paymentStatus: "Unpaid", orderStatus: "Pending", holdUntil: expect.any(String) });
    expect(order.history.map(({ why }: { why: string }) => why)).toEqual([
      "Order placed",
      expect.stringContaining("A payment failed"),
    ]);
    expect(await cartOf(shopper)).toHaveLength(1);
    const again = await good(await shopper.request.post("/api/shop/order/pay", { data: { orderId } }));
    expect(again.razorpayOrderId).toBe(razorpayOrderId);
    await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
    expect(await stockOf(database, productId)).toBe(9);
  });

  test("that failed is noted for each payment of an order, at the same time and after it was paid", async ({
    shopper,
    database,
    baseURL,
  }) => {
    await fill(shopper, await newProduct(database));
    const { orderId, razorpayOrderId, amount } = await create(shopper);
    const attempts = [];
    for (let count = 0; count < 4; count++) {
      attempts.push(await pay(razorpayOrderId, { outcome: "failed", again: true }));
    }
    const failing = attempts.map((failed, at) => {
      const event = capturedEvent(failed, amount, "payment.failed");
      Object.assign(event.payload.payment.entity, { error_description: `Reason ${at}` });
      return event;
    });
    const notes = async () => {
      const { history } = await orderOf(shopper, orderId);
      return history.map(({ why }: { why: string }) => why).slice(1);
    };
    const [late = {}, ...early] = failing;
    await Promise.all(early.map((event) => sendEvent(baseURL, event)));
    expect((await notes()).sort()).toEqual([1, 2, 3].map((at) => `A payment failed: Reason ${at}`));
    const paid = await pay(razorpayOrderId, { again: true });
    await good(await capture(shopper, orderId, paid));
    for (let count = 0; count < 2; count++) expect((await sendEvent(baseURL, late)).status).toBe(200);
    expect((await notes()).slice(3)).toEqual(["Payment received", "Another payment failed: Reason 0"]);
    expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
  });
});

test("the reconciler finds a payment that the browser never reported", async ({ shopper, database, baseURL }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const { orderId, razorpayOrderId } = await create(shopper);
  await pay(razorpayOrderId);
  await reconcileUntil(baseURL, async () => {
    expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
  });
  expect(await cartOf(shopper)).toEqual([]);
});

test.describe("the webhook", () => {
  test("refuses events with another signature and ignores unknown ones", async ({ shopper, database, baseURL }) => {
    await fill(shopper, await newProduct(database));
    const { orderId, razorpayOrderId, amount } = await create(shopper);
    // Nothing is paid in truth, or the reconciler of another test would find it.
    const unknown = { razorpay_payment_id: "pay_unknown", razorpay_order_id: "order_unknown", razorpay_signature: "" };
    const forged = capturedEvent({ ...unknown, razorpay_order_id: razorpayOrderId }, amount);
    expect((await sendEvent(baseURL, forged, { secret: "another secret" })).status).toBe(401);
    expect((await sendEvent(baseURL, { event: "invoice.paid", payload: {} })).status).toBe(200);
    expect((await sendEvent(baseURL, capturedEvent(unknown, 100))).status).toBe(200);
    const less = capturedEvent({ ...unknown, razorpay_order_id: razorpayOrderId }, 100);
    expect((await sendEvent(baseURL, less)).status, "signed, but not of the order's amount").toBe(200);
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Unpaid");
  });
});

test("a webhook for a locked order answers 503 in time and is recorded when it comes again", async ({
  shopper,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const lock = database.client.startSession();
  lock.startTransaction();
  const order = { _id: new ObjectId(orderId) };
  await database.collection("orders").updateOne(order, { $set: { platformFee: 1 } }, { session: lock });
  // Once it is locked: the jobs that another test runs would record the payment.
  const event = capturedEvent(await pay(razorpayOrderId), amount);
  // The provider gives up after 5 s; twice that is left for a slow machine.
  expect((await sendEvent(baseURL, event, { timeoutMs: 10_000 })).status).toBe(503);
  await lock.abortTransaction();
  await lock.endSession();
  expect((await sendEvent(baseURL, event)).status).toBe(200);
  expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Paid" });
});

test("only the scheduler may run the reconciler", async ({ request }) => {
  await bad(await request.get("/api/cron/reconcile"), 401, "not_signed_in");
  await bad(
    await request.post("/api/cron/reconcile", { headers: { authorization: "Bearer wrong" } }),
    401,
    "not_signed_in",
  );
});
