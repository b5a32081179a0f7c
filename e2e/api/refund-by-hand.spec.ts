import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, stockOf } from "./support/goods";
import {
  askProvider,
  capture,
  capturedEvent,
  checkNow,
  create,
  orderOf,
  type Paid,
  pay,
  reconcile,
  reconcileUntil,
  sendEvent,
  steer,
} from "./support/razorpay";

const byHand = (paid: Paid, body: object = {}) => askProvider(`payments/${paid.razorpay_payment_id}/refund`, body);

test("a payment that was refunded before it was reported does not count as paid", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await byHand(paid);
  await bad(await capture(shopper, orderId, paid), 409, "conflict");
  expect((await sendEvent(baseURL, capturedEvent(paid, amount))).status).toBe(200);
  await expect(async () => {
    expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Refunded" });
  }).toPass();
  expect((await orderOf(shopper, orderId)).warning, "for admins only").toBeUndefined();
  expect((await orderOf(admin, orderId)).warning).toMatchObject({ kind: "returned" });
  expect(await stockOf(database, productId), "an admin decides about the pieces").toBe(9);
});

test("a late event about a refunded payment sets the order to Refunded", async ({ shopper, database, baseURL }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await byHand(paid);
  expect((await sendEvent(baseURL, capturedEvent(paid, amount))).status).toBe(200);
  await expect(async () => {
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
  }).toPass();
});

test("a partial refund before the payment was reported leaves a paid order with a warning", async ({
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  for (const amount of [12_300, 4_500]) await byHand(paid, { amount });
  await good(await capture(shopper, orderId, paid));
  const order = await orderOf(admin, orderId);
  expect(order.paymentStatus).toBe("Paid");
  expect(order.warning.text).toContain("₹168.00 of ");
  // The jobs that another test runs may have recorded the payment after the first of them.
  const told = order.history.map(({ why }: { why: string }) => why);
  expect([told[1], told.at(-1)]).toEqual(["Payment received", "₹168.00 refunded by hand at Razorpay"]);
});

test("a refund by hand in parts of a payment that came too late is in the history, and only the rest is sent back", async ({
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  // Before it is paid: the jobs that another test runs would record the payment.
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  const paid = await pay(razorpayOrderId);
  await byHand(paid, { amount: 12_300 });
  await bad(await capture(shopper, orderId, paid), 409, "conflict");
  await expect(async () => {
    const { history, paymentStatus } = await orderOf(shopper, orderId);
    expect(paymentStatus).toBe("Refunded");
    expect(history.map(({ why }: { why: string }) => why).slice(1)).toEqual([
      "Cancelled by the shopper",
      "Payment received too late, it is sent back",
      "₹123.00 refunded by hand at Razorpay",
      "Money sent back",
    ]);
  }).toPass();
});

test("a report of less than is known to be refunded by hand is read again soon", async ({
  shopper,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  await byHand(paid, { amount: 12_300 });
  const [orders, _id] = [database.collection("orders"), new ObjectId(orderId)];
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  await orders.updateOne({ _id }, { $set: { returned: 50_000, nextCheckAt: inAMonth } });
  expect((await sendEvent(baseURL, capturedEvent(paid, amount))).status).toBe(200);
  await expect.poll(async () => (await orders.findOne({ _id }))?.returned).toBe(12_300);
  expect((await orders.findOne({ _id }))?.nextCheckAt.getTime()).toBeLessThan(inAMonth.getTime());
});

test("a rest that the provider refuses as too small does not keep a refund open", async ({ shopper, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId, amount } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  await byHand(paid, { amount: amount - 50 });
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  await expect(async () => {
    expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded" });
  }).toPass();
});

test("a refund by hand marks a paid order, and rejecting it returns the pieces", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  // The provider's webhook tells of it.
  await byHand(paid);
  await expect(async () => {
    expect(await orderOf(admin, orderId)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Refunded",
      warning: { kind: "returned" },
    });
  }).toPass();
  expect(await stockOf(database, productId)).toBe(9);
  const { orders: listed } = await good(
    await admin.request.get(`/api/admin/orders/fetchAllOrders?group=warnings&q=${orderId}`),
  );
  expect(listed).toMatchObject([{ _id: orderId }]);

  const rejected = { orderId, orderStatus: "Rejected", reason: "Refunded on the phone" };
  const { orders } = await good(await admin.request.post("/api/admin/orders/updateStatus", { data: rejected }));
  expect(orders).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded", warning: null });
  expect(await stockOf(database, productId)).toBe(10);
});

test("the reconciler finds a refund by hand whose webhook was lost, and its warning can be cleared", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  const payment_id = paid.razorpay_payment_id;
  await steer("refund", { payment_id, outcome: "pending", webhooks: "lose" });
  await byHand(paid, { amount: 12_300 });
  await checkNow(database, orderId);
  await reconcileUntil(baseURL, async () => {
    expect(await orderOf(admin, orderId)).toMatchObject({ paymentStatus: "Paid", warning: { kind: "returned" } });
  });
  const { orders } = await good(await admin.request.post("/api/admin/orders/clearWarning", { data: { orderId } }));
  expect(orders.warning).toBeNull();
  await checkNow(database, orderId);
  await reconcile(baseURL);
  expect((await orderOf(admin, orderId)).warning, "it is no news").toBeNull();

  await byHand(paid);
  await steer("refund", { payment_id, outcome: "processed", webhooks: "lose" });
  await checkNow(database, orderId);
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(admin, orderId)).paymentStatus).toBe("Refunded");
  });
});

test("a payment of an order that was cancelled a week ago is refunded", async ({ shopper, database, baseURL }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  await pay(razorpayOrderId);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
  const dates = { orderDate: weekAgo, orderUpdateDate: weekAgo, nextCheckAt: new Date(0) };
  await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, { $set: dates });
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
  });
});
