import { type Db, ObjectId } from "mongodb";
import { ownPageHeader } from "@/lib/http/own-page";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { newProduct, stockOf } from "./support/goods";
import {
  askProvider,
  capture,
  checkNow,
  orderOf,
  type Paid,
  pay,
  reconcile,
  reconcileUntil,
  steer,
} from "./support/razorpay";
import { type Delivered, delivered, receive, requested, returnOf, setStatus, update } from "./support/returns";

type Paying = Delivered & { paid: Paid };

/** An order of three pieces for 1,000 rupees each, paid with Razorpay and delivered. */
async function paidFor(shopper: Caller, admin: Caller, database: Db): Promise<Paying & { productId: string }> {
  const productId = await newProduct(database, { price: 1000 });
  const order = await delivered(shopper, admin, [{ productId, quantity: 3, size: "m" }], "online");
  if (!order.paid) throw new Error("It is not paid");
  return { ...order, paid: order.paid, productId };
}

/** What the provider has sent back, oldest first. */
async function sentBack({ paid }: Paying): Promise<{ amount: number; status: string; receipt: string }[]> {
  const { items } = await askProvider(`payments/${paid.razorpay_payment_id}/refunds`);
  return items.toReversed();
}

const byHand = ({ paid }: Paying, amount: number) =>
  askProvider(`payments/${paid.razorpay_payment_id}/refund`, { amount });

const outcome = ({ paid }: Paying, how: string) =>
  steer("refund", { payment_id: paid.razorpay_payment_id, outcome: how, webhooks: "lose" });

async function returned(shopper: Caller, admin: Caller, order: Paying, quantity = 1, reason = "Changed my mind") {
  const { _id } = await requested(shopper, order.orderId, [{ lineId: order.lineIds[0], quantity, reason }]);
  await receive(admin, _id);
  return String(_id);
}

const isRefunded = (shopper: Caller, returnId: string) =>
  expect.poll(async () => (await returnOf(shopper, returnId)).refundStatus).toBe("Refunded");

test("each return of an order is refunded in part, once, and the last one makes the order Refunded", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const order = await paidFor(shopper, admin, database);
  const first = await returned(shopper, admin, order, 1, "Wrong item");
  await isRefunded(shopper, first);
  expect(await returnOf(shopper, first)).toMatchObject({ status: "Completed", refundAmount: 1000 });
  expect(await orderOf(shopper, order.orderId)).toMatchObject({ paymentStatus: "Paid", refundedAmount: 1000 });
  await checkNow(database, order.orderId);
  await reconcile(baseURL);
  const { history, warning } = await orderOf(admin, order.orderId);
  expect(warning, "no refund by hand").toBeNull();
  expect(history.at(-1).why).toBe("Shipped to Delivered".replace("Shipped", "Pending"));

  const second = await returned(shopper, admin, order, 2, "Damaged or defective");
  await isRefunded(shopper, second);
  expect(await sentBack(order)).toMatchObject([
    { amount: 100_000, status: "processed", receipt: `refund-${first}-0` },
    { amount: 247_000, status: "processed", receipt: `refund-${second}-0` },
  ]);
  const last = await orderOf(shopper, order.orderId);
  expect(last).toMatchObject({ paymentStatus: "Refunded", orderStatus: "Delivered", refundedAmount: 3470 });
  expect(last.history.at(-1).why).toBe("Everything sent back");
  await reconcile(baseURL);
  expect(await sentBack(order)).toHaveLength(2);
});

test("two returns received at once are refunded one after the other, each once", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const order = await paidFor(shopper, admin, database);
  const made = [1, 2, 3].map(() => requested(shopper, order.orderId, [{ lineId: order.lineIds[0] }]));
  const ids = (await Promise.all(made)).map(({ _id }) => String(_id));
  await Promise.all([...ids.map((id) => receive(admin, id)), reconcile(baseURL), reconcile(baseURL)]);
  await reconcileUntil(baseURL, async () => {
    for (const id of ids) expect((await returnOf(shopper, id)).status).toBe("Completed");
  });
  expect((await sentBack(order)).map(({ amount, status }) => [amount, status])).toEqual(
    ids.map(() => [100_000, "processed"]),
  );
  expect(await orderOf(shopper, order.orderId)).toMatchObject({ paymentStatus: "Paid", refundedAmount: 3000 });
});

test("a refund that the provider reports failed is sent once more under the next key", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const order = await paidFor(shopper, admin, database);
  await outcome(order, "pending");
  const id = await returned(shopper, admin, order);
  await expect.poll(async () => (await sentBack(order)).length).toBe(1);
  await reconcile(baseURL);
  expect(await returnOf(shopper, id)).toMatchObject({ status: "Received", refundStatus: "Refund pending" });
  expect(await sentBack(order), "a pending one is not sent again").toHaveLength(1);
  await outcome(order, "failed");
  await outcome(order, "processed");
  await reconcileUntil(baseURL, async () => {
    expect((await returnOf(shopper, id)).refundStatus).toBe("Refunded");
  });
  expect(await sentBack(order)).toMatchObject([
    { status: "failed", receipt: `refund-${id}-0`, amount: 100_000 },
    { status: "processed", receipt: `refund-${id}-1`, amount: 100_000 },
  ]);
});

test("a refund by hand is not taken for a return's, but nothing is refunded twice, and the history says so", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const order = await paidFor(shopper, admin, database);
  const sent = async () => (await sentBack(order)).map(({ amount }) => amount);
  await byHand(order, 100_000);
  const first = await returned(shopper, admin, order);
  await isRefunded(shopper, first);
  expect(await sent(), "the same amount once more").toEqual([100_000, 100_000]);

  await byHand(order, 97_000);
  const second = await returned(shopper, admin, order);
  await isRefunded(shopper, second);
  expect(await sent(), "what was left").toEqual([100_000, 100_000, 97_000, 50_000]);
  expect((await returnOf(shopper, second)).history.map(({ why }: { why: string }) => why)).toContain(
    "₹500.00 refunded, ₹500.00 had been refunded by hand",
  );
  const third = await returned(shopper, admin, order);
  await isRefunded(shopper, third);
  expect(await sentBack(order)).toHaveLength(4);
  await checkNow(database, order.orderId);
  await reconcileUntil(baseURL, async () => {
    expect(await orderOf(shopper, order.orderId)).toMatchObject({ paymentStatus: "Refunded", refundedAmount: 3470 });
  });
});

test("damaged goods can be refunded without asking for them, and are not restocked", async ({
  shopper,
  admin,
  database,
}) => {
  const order = await paidFor(shopper, admin, database);
  const line = { lineId: order.lineIds[0], reason: "Damaged or defective" };
  const { _id } = await requested(shopper, order.orderId, [line]);
  await good(await update(admin, _id, { status: "Approved" }));
  const settled = { status: "Completed", refundWithoutReturn: true, why: "Not worth the way" };
  const answer = await good(await update(admin, _id, settled));
  expect(answer.return).toMatchObject({ status: "Completed", refundAmount: 1000 });
  const path = `/api/shop/return/get/${shopper.id}`;
  const read = (reader: Caller) => reader.request.get(path, { headers: { [ownPageHeader]: "1" } });
  expect(await (await read(shopper)).text(), "the reason is for admins").not.toContain(settled.why);
  expect(await (await read(admin)).text()).toContain(settled.why);
  await isRefunded(shopper, _id);
  expect(await stockOf(database, order.productId)).toBe(7);
  expect(await orderOf(shopper, order.orderId)).toMatchObject({ refundedAmount: 1000 });

  const unwanted = await requested(shopper, order.orderId, [{ lineId: order.lineIds[0] }]);
  await good(await update(admin, unwanted._id, { status: "Approved" }));
  await bad(await update(admin, unwanted._id, settled), 409, "conflict");
});

test("nothing is refunded of an order that nobody has paid", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000 });
  await good(await shopper.request.post("/api/shop/cart/add", { data: { productId, size: "m" } }));
  const addressInfo = { address: "12 Silver Oak", city: "Bangalore", phone: "9845011223", pincode: "560038" };
  const created = await good(await shopper.request.post("/api/shop/order/create", { data: { addressInfo } }), 201);
  await setStatus(admin, created.orderId, "Delivered");
  const { cartItems } = await orderOf(shopper, created.orderId);
  const made = await requested(shopper, created.orderId, [{ lineId: cartItems[0]._id }]);
  expect(made).toMatchObject({ refundAmount: 0, refundStatus: "None" });
  expect(await receive(admin, made._id)).toMatchObject({ status: "Completed", refundStatus: "None" });
  const stored = await database.collection("orders").findOne({ _id: new ObjectId(created.orderId) });
  expect(stored?.returnRefunds).toBeUndefined();
  expect((await orderOf(admin, created.orderId)).warning).toBeNull();

  await good(await capture(shopper, created.orderId, await pay(created.razorpayOrderId)));
  const { paymentStatus, warning } = await orderOf(admin, created.orderId);
  expect(paymentStatus).toBe("Paid");
  expect(warning.text).toContain("refund what they are worth at Razorpay");
});
