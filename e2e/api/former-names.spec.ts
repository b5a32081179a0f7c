import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { fill, newProduct } from "./support/goods";
import { create, orderOf, pay, reconcileUntil } from "./support/razorpay";

test("an order that the version before has placed is checked when it is due there", async ({
  shopper,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  const orders = database.collection("orders");
  const _id = new ObjectId(orderId);
  await orders.updateOne({ _id }, { $unset: { nextCheckAt: 1 }, $set: { lookAt: new Date() } });
  await pay(razorpayOrderId, { outcome: "authorized" });
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Paid");
  });
  const stored = await orders.findOne({ _id });
  expect([stored?.lookAt, stored?.nextCheckAt]).toEqual([undefined, expect.any(Date)]);
});
