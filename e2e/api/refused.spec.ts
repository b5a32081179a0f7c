import { type Db, ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct, stockOf } from "./support/goods";
import { capture, checkNow, create, endHold, orderOf, pay, reconcileUntil } from "./support/razorpay";

/** Makes the provider refuse an order, as one made with the keys of another account; at the same time sets `fields`. */
async function disown(database: Db, orderId: string, fields: { holdUntil?: Date } = {}): Promise<void> {
  const razorpayOrderId = `order_Foreign${orderId.slice(-8)}`;
  await database
    .collection("orders")
    .updateOne({ _id: new ObjectId(orderId) }, { $set: { razorpayOrderId, ...fields } });
}

async function held(shopper: Caller, productId: string) {
  await fill(shopper, productId);
  return create(shopper);
}

test("orders that the provider always refuses do not block others, and show the reason to an admin", async ({
  people,
  admin,
  database,
  baseURL,
}) => {
  const refused: { orderId: string; productId: string }[] = [];
  for (let count = 0; count < 6; count++) {
    const productId = await newProduct(database);
    const { orderId } = await held(await people.shopper(), productId);
    // A run of another test in between would be refused, and put the next check off for a day.
    await disown(database, orderId, { holdUntil: new Date(Date.now() - 1000) });
    refused.push({ orderId, productId });
  }
  const buyer = await people.shopper();
  const late = await held(buyer, await newProduct(database));
  await pay(late.razorpayOrderId, { outcome: "authorized" });
  await endHold(database, late.orderId);
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(buyer, late.orderId)).paymentStatus).toBe("Paid");
    for (const { orderId, productId } of refused) {
      const { orderStatus, warning } = await orderOf(admin, orderId);
      expect(orderStatus, "nobody can say whether it will be paid").toBe("Rejected");
      expect(await stockOf(database, productId)).toBe(10);
      expect(warning).toMatchObject({
        kind: "refused",
        text: expect.stringContaining("The id provided does not exist"),
      });
    }
  });
});

test("a refused order is tried again after a day, or when an admin asks for it", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const { orderId, razorpayOrderId } = await held(shopper, await newProduct(database));
  const paid = await pay(razorpayOrderId);
  await disown(database, orderId);
  await reconcileUntil(baseURL, async () => {
    const stored = await database.collection("orders").findOne({ _id: new ObjectId(orderId) });
    expect((stored?.nextCheckAt.getTime() - Date.now()) / 3_600_000).toBeGreaterThan(23);
  });

  const tryAgain = () => admin.request.post("/api/admin/orders/clearWarning", { data: { orderId } });
  const again = await good(await tryAgain());
  expect(again).toMatchObject({ message: "Razorpay refused it again.", orders: { warning: { kind: "refused" } } });

  await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, { $set: { razorpayOrderId } });
  const { orders } = await good(await tryAgain());
  expect(orders).toMatchObject({ paymentStatus: "Paid", paymentId: paid.razorpay_payment_id, warning: null });
});

test("a refused refund gets a warning and is sent once the provider accepts it", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const { orderId, razorpayOrderId } = await held(shopper, await newProduct(database));
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  const orders = database.collection("orders");
  const _id = new ObjectId(orderId);
  const wanted = (paymentId: string) => [{ paymentId, id: "", status: "wanted" }];
  const closed = { orderStatus: "Rejected", paymentStatus: "Refund pending", stockTaken: false };
  await orders.updateOne({ _id }, { $set: { ...closed, refunds: wanted("pay_Foreign12345678") } });
  await checkNow(database, orderId);
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(admin, orderId)).warning).toMatchObject({ kind: "refused" });
  });
  await orders.updateOne({ _id }, { $set: { refunds: wanted(paid.razorpay_payment_id) } });
  await good(await admin.request.post("/api/admin/orders/clearWarning", { data: { orderId } }));
  await expect(async () => {
    expect(await orderOf(admin, orderId)).toMatchObject({ paymentStatus: "Refunded", warning: null });
  }).toPass();
});
