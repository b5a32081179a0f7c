import { ObjectId } from "mongodb";
import { bad, good } from "../api/support/answers";
import { destination, fill, newProduct, stockOf } from "../api/support/goods";
import {
  callsSince,
  capture,
  checkInAMonth,
  create,
  endHold,
  orderOf,
  pay,
  reconcile,
  steer,
} from "../api/support/razorpay";
import { type Caller, expect, test } from "../fixtures";
import { inOwnShop, withProviders } from "./support/own-shops";

inOwnShop(withProviders);

/** More failing calls than the shop makes for one request. */
const away = { status: 503, times: 100 };

test.afterEach(() => steer("behave", { times: 0 }));

test("without Razorpay no order is created, and the next try works", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  await steer("behave", away);
  const refused = await shopper.request.post("/api/shop/order/create", { data: { addressInfo: destination } });
  await bad(refused, 502, "provider_failed");
  expect(await stockOf(database, productId)).toBe(10);
  expect((await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`))).total).toBe(0);
  await steer("behave", { times: 0 });
  await create(shopper);
});

test("when Razorpay fails at the capture the order stays unpaid until the reconciler settles it", async ({
  shopper,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await steer("behave", away);
  await bad(await capture(shopper, orderId, paid), 502, "provider_failed");
  expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Unpaid", orderStatus: "Pending" });
  await steer("behave", { times: 0 });
  await reconcile(baseURL);
  expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Paid" });
});

test("when Razorpay fails at the refund it stays pending until the next run of the reconciler, however old the order", async ({
  shopper,
  database,
  baseURL,
  shop,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  await checkInAMonth(database, orderId);
  await steer("behave", away);
  const { orders } = await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  expect(orders.paymentStatus).toBe("Refund pending");
  const givenUp = new RegExp(`${orderId}.*refund not sent`);
  await expect.poll(() => shop.server?.output()).toMatch(givenUp);
  await steer("behave", { times: 0 });
  await expect(async () => {
    await reconcile(baseURL);
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
  }).toPass({ timeout: 20_000 });
});

test("a hold that runs out while Razorpay fails is kept until Razorpay can be asked", async ({
  shopper,
  database,
  baseURL,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const { orderId, razorpayOrderId } = await create(shopper);
  await pay(razorpayOrderId);
  await endHold(database, orderId);
  await steer("behave", away);
  expect((await reconcile(baseURL)).unreachable).toBeGreaterThan(0);
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Unpaid" });
  await steer("behave", { times: 0 });
  await reconcile(baseURL);
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
});

test("when many holds run out the reconciler stops asking a failing Razorpay, and the next run goes on", async ({
  people,
  database,
  baseURL,
}) => {
  // More than five in a row, and what is under way when the fifth fails.
  const late: { caller: Caller; orderId: string; path: string }[] = [];
  for (let buyer = 0; buyer < 12; buyer++) {
    const caller = await people.shopper();
    await fill(caller, await newProduct(database));
    const { orderId, razorpayOrderId } = await create(caller);
    await endHold(database, orderId);
    late.push({ caller, orderId, path: `/v1/orders/${razorpayOrderId}/payments` });
  }
  const since = new Date().toISOString();
  await steer("behave", away);
  expect((await reconcile(baseURL)).unreachable).toBeGreaterThanOrEqual(late.length);
  const asked = new Set((await callsSince(since)).map(({ path }) => path));
  const askedAbout = late.filter(({ path }) => asked.has(path)).length;
  expect(askedAbout).toBeGreaterThanOrEqual(5);
  expect(askedAbout).toBeLessThan(late.length);
  await steer("behave", { times: 0 });
  await reconcile(baseURL);
  for (const { caller, orderId } of late) {
    expect(await orderOf(caller, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
  }
});

test("the last piece of an expired hold goes to the next shopper while Razorpay fails", async ({
  people,
  database,
}) => {
  const productId = await newProduct(database, { stock: 1 });
  const first = await people.shopper();
  await fill(first, productId);
  const { orderId } = await create(first);
  await endHold(database, orderId);
  await steer("behave", away);
  const other = await people.shopper();
  await good(await other.request.post("/api/shop/cart/add", { data: { productId, size: "m" } }));
  expect(await orderOf(first, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
  expect(await stockOf(database, productId)).toBe(1);
});

test("an expired hold does not leave a product sold out while Razorpay fails", async ({
  shopper,
  database,
  baseURL,
}) => {
  const productId = await newProduct(database, { stock: 1 });
  await fill(shopper, productId);
  const { orderId } = await create(shopper);
  await endHold(database, orderId);
  await steer("behave", away);
  expect((await reconcile(baseURL)).unreachable).toBeGreaterThan(0);
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
  expect(await stockOf(database, productId)).toBe(1);
});

test("a newer warning is kept when the answer about an older one comes late", async ({ shopper, admin, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const warn = async (text: string) => {
    const warning = { kind: "refused", text, at: new Date() };
    await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, { $set: { warning } });
  };
  await warn("An older refusal");
  const since = new Date().toISOString();
  await steer("behave", { slow_ms: 2000, times: 1 });
  const tryingAgain = admin.request.post("/api/admin/orders/clearWarning", { data: { orderId } });
  const asked = async () => (await callsSince(since)).some(({ path }) => path.includes(razorpayOrderId));
  await expect.poll(asked).toBe(true);
  await warn("A newer refusal");
  await good(await tryingAgain);
  expect((await orderOf(admin, orderId)).warning).toMatchObject({ text: "A newer refusal" });
});

test("a price that changes while Razorpay is asked is charged when the shopper named no total", async ({
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const since = new Date().toISOString();
  await steer("behave", { slow_ms: 2000, times: 1 });
  const creating = create(shopper);
  await expect.poll(() => callsSince(since)).not.toEqual([]);
  const dearer = { price: 300_000, saleprice: 0, pays: 300_000 };
  await database.collection("products").updateOne({ _id: new ObjectId(productId) }, { $set: dearer });
  const { orderId, amount } = await creating;
  const order = await orderOf(shopper, orderId);
  expect(order.cartItems[0].price).toBe(3000);
  expect(amount).toBe(Math.round(order.totalAmount * 100));
});
