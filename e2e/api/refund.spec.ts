import { type Caller, expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct } from "./support/goods";
import {
  askProvider,
  capture,
  checkInAMonth,
  create,
  orderOf,
  type Paid,
  pay,
  reconcile,
  reconcileUntil,
  sendEvent,
  steer,
} from "./support/razorpay";

interface PaidOrder {
  orderId: string;
  paid: Paid;
  /** Paise. */
  amount: number;
}

async function paidOrder(shopper: Caller, productId: string): Promise<PaidOrder> {
  await fill(shopper, productId);
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  return { orderId, paid, amount };
}

async function cancel(shopper: Caller, orderId: string): Promise<void> {
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
}

/** What the provider has sent back of a payment, in paise, oldest first, and under which keys. */
async function sentBack({
  razorpay_payment_id,
}: Paid): Promise<{ id: string; amount: number; status: string; receipt: string }[]> {
  const { items } = await askProvider(`payments/${razorpay_payment_id}/refunds`);
  return items.toReversed();
}

const statusOf = async (shopper: Caller, orderId: string) => (await orderOf(shopper, orderId)).paymentStatus;

function refundEvent(event: string, paid: Paid, amount: number) {
  const entity = { id: "rfnd_told", payment_id: paid.razorpay_payment_id, amount };
  return { event, payload: { refund: { entity } } };
}

test("after a partial refund by hand only the rest is refunded", async ({ shopper, database }) => {
  const { orderId, paid, amount } = await paidOrder(shopper, await newProduct(database));
  await askProvider(`payments/${paid.razorpay_payment_id}/refund`, { amount: 100 });
  await cancel(shopper, orderId);
  await expect.poll(() => statusOf(shopper, orderId)).toBe("Refunded");
  expect((await sentBack(paid)).map((refund) => refund.amount)).toEqual([100, amount - 100]);
});

test("an event about a partial refund does not end a pending refund", async ({ shopper, database, baseURL }) => {
  const { orderId, paid, amount } = await paidOrder(shopper, await newProduct(database));
  await steer("refund", { payment_id: paid.razorpay_payment_id, outcome: "pending", webhooks: "lose" });
  await cancel(shopper, orderId);
  await expect.poll(async () => (await sentBack(paid)).length).toBe(1);
  expect((await sendEvent(baseURL, refundEvent("refund.processed", paid, 100))).status).toBe(200);
  await reconcile(baseURL);
  expect(await statusOf(shopper, orderId)).toBe("Refund pending");

  expect((await sendEvent(baseURL, refundEvent("refund.processed", paid, amount))).status).toBe(200);
  expect(await statusOf(shopper, orderId)).toBe("Refunded");
  const { history } = await orderOf(shopper, orderId);
  await sendEvent(baseURL, refundEvent("refund.processed", paid, amount));
  expect((await orderOf(shopper, orderId)).history, "told twice").toEqual(history);
  expect((await sentBack(paid)).map((refund) => refund.amount)).toEqual([amount]);
});

test("a failed refund is made once more with a new key", async ({ shopper, database, baseURL }) => {
  const { orderId, paid, amount } = await paidOrder(shopper, await newProduct(database));
  const payment_id = paid.razorpay_payment_id;
  await steer("refund", { payment_id, outcome: "pending", webhooks: "lose" });
  await cancel(shopper, orderId);
  await expect.poll(async () => (await sentBack(paid)).length).toBe(1);
  const [refund] = await sentBack(paid);
  await checkInAMonth(database, orderId);
  await steer("refund", { payment_id, refund_id: refund?.id, outcome: "failed", webhooks: "lose" });
  // Where a run of the jobs has met the failed one meanwhile, this ends the one that it has made.
  await steer("refund", { payment_id, outcome: "processed", webhooks: "lose" });
  for (let times = 0; times < 2; times++) {
    expect((await sendEvent(baseURL, refundEvent("refund.failed", paid, amount))).status).toBe(200);
  }
  await reconcileUntil(baseURL, async () => {
    expect(await statusOf(shopper, orderId)).toBe("Refunded");
  });
  expect(await sentBack(paid)).toMatchObject([
    { status: "failed", receipt: `refund-${payment_id}-0` },
    { status: "processed", receipt: `refund-${payment_id}-1`, amount },
  ]);
});

test("a second payment of an order is refunded, the first is kept", async ({ shopper, database, baseURL }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const first = await pay(razorpayOrderId);
  // Of two payments at once, the one that the shop hears of first stays.
  await good(await capture(shopper, orderId, first));
  const second = await pay(razorpayOrderId, { again: true });
  await reconcileUntil(baseURL, async () => {
    expect(await sentBack(second)).toMatchObject([{ amount, status: "processed" }]);
    expect((await orderOf(shopper, orderId)).history.at(-1).why).toBe("Second payment sent back");
  });
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
  expect(await sentBack(first)).toEqual([]);
  const refused = await capture(shopper, orderId, second);
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: "This order is already paid. Your second payment is on its way back to you.",
    orders: { orderStatus: "Pending", paymentStatus: "Paid" },
  });
});

/** Creates an order at the provider that the shop knows nothing of. @returns its id */
async function orderByHand(amount: number): Promise<string> {
  const capture_options = { automatic_expiry_period: 30, manual_expiry_period: 7200, refund_speed: "normal" };
  const payment = { capture: "automatic", capture_options };
  return (await askProvider("orders", { amount, currency: "INR", receipt: "by hand", payment })).id;
}

test("the reconciler reports a payment without an order, and no other", async ({ shopper, database, baseURL }) => {
  const { paid } = await paidOrder(shopper, await newProduct(database));
  const id = await orderByHand(12_345);
  const unmatched = await pay(id);
  const named = { paymentId: unmatched.razorpay_payment_id, razorpayOrderId: id, amount: 123.45 };
  await expect(async () => {
    const { moneyWithoutOrder } = await reconcile(baseURL);
    expect(moneyWithoutOrder).toContainEqual(named);
    const ids = moneyWithoutOrder.map(({ paymentId }: { paymentId: string }) => paymentId);
    expect(ids).not.toContain(paid.razorpay_payment_id);
  }).toPass();
});

test("a payment without an order that the version before has found is reported, and taken over", async ({
  database,
  baseURL,
}) => {
  const id = await orderByHand(12_300);
  const { razorpay_payment_id } = await pay(id);
  const former = database.collection<{ _id: string }>("straypayments");
  const found = { razorpayOrderId: id, amount: 12_300, captured: true, lastCheckedAt: new Date(0) };
  await former.insertOne({ _id: razorpay_payment_id, ...found });
  await expect(async () => {
    const { moneyWithoutOrder } = await reconcile(baseURL);
    expect(await former.findOne({ _id: razorpay_payment_id })).toBeNull();
    expect(moneyWithoutOrder).toContainEqual({ paymentId: razorpay_payment_id, razorpayOrderId: id, amount: 123 });
  }).toPass();
});
