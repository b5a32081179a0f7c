import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash, stockOf } from "./support/goods";
import { mailTo } from "./support/mailbox";
import { capture, create, orderOf, pay } from "./support/razorpay";
import { setStatus } from "./support/returns";

test("a parcel that came back is restocked line by line, and the shopper reads why", async ({
  shopper,
  admin,
  database,
}) => {
  const [first, second] = [await newProduct(database), await newProduct(database)];
  await fill(shopper, first, 2, "m");
  await fill(shopper, second, 1, "m");
  const { orderId, orders } = await orderCash(shopper);
  const lineOf = (productId: string) =>
    orders.cartItems.find((line: { productId: string }) => line.productId === productId)._id;
  const update = (data: object) => admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, ...data } });
  const cameBack = { orderStatus: "Rejected", cause: "undelivered" };

  await bad(await update({ orderStatus: "Rejected", cause: "lost" }), 422, "invalid", "cause");
  await bad(await update({ orderStatus: "Rejected", restock: { [lineOf(first)]: false } }), 422, "invalid", "restock");
  await bad(await update({ ...cameBack, restock: { [orderId]: false } }), 422, "invalid", `restock.${orderId}`);
  await bad(await update(cameBack), 409, "conflict");
  await setStatus(admin, orderId, "Shipped");
  await bad(await update({ orderStatus: "Delivered", cause: "undelivered" }), 409, "conflict");

  const answer = await good(await update({ ...cameBack, reason: "Moved away", restock: { [lineOf(first)]: false } }));
  expect(answer.orders.history.at(-1).why).toBe("The parcel came back undelivered: Moved away");
  expect([await stockOf(database, first), await stockOf(database, second)]).toEqual([8, 10]);
  const mail = await mailTo(shopper.email, /was cancelled/);
  expect(mail.text.replace(/\s+/g, " ")).toContain("The parcel came back undelivered. Moved away");
  const stored = await database.collection("orders").findOne({ _id: new ObjectId(orderId) });
  expect(stored).toMatchObject({ cause: "undelivered", stockTaken: false });
  await bad(await update(cameBack), 409, "conflict");
});

test("a paid order whose parcel came back is refunded", async ({ shopper, admin, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId, razorpayOrderId } = await create(shopper);
  await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
  await setStatus(admin, orderId, "Shipped");
  const data = { orderId, orderStatus: "Rejected", cause: "undelivered" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await expect.poll(async () => (await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
});
