import { ObjectId } from "mongodb";
import { destination, fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

// The dashboard keeps the sums of past days, in which this order must not be.
inOwnShop(undisturbed);

const hourMs = 3_600_000;

test("an idempotency key can be used for another order a day later", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  const headers = { "idempotency-key": "used before" };
  const order = async (): Promise<string> => {
    await fill(shopper, productId);
    const data = { addressInfo: destination };
    const answer = await shopper.request.post("/api/shop/order/createCOD", { data, headers });
    return (await answer.json()).orderId;
  };
  const first = await order();
  const setAge = (hours: number) =>
    database
      .collection("orders")
      .updateOne({ _id: new ObjectId(first) }, { $set: { orderDate: new Date(Date.now() - hours * hourMs) } });
  expect(await order()).toBe(first);
  await setAge(23);
  expect(await order()).toBe(first);
  await setAge(25);
  const second = await order();
  expect(second).not.toBe(first);
  expect(await order()).toBe(second);
  await setAge(0);
});
