import { ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { destination, fill, newProduct, orderCash, stockOf } from "./support/goods";

const order = (shopper: Caller, call: "createCOD" | "create" = "createCOD") =>
  shopper.request.post(`/api/shop/order/${call}`, { data: { addressInfo: destination } });

test("a cash order above the limit is refused, but can be paid with Razorpay", async ({ shopper, database }) => {
  const productId = await newProduct(database, { price: 49_530 });
  await fill(shopper, productId);
  await orderCash(shopper);
  const dear = await newProduct(database, { price: 49_530.5 });
  await fill(shopper, dear);
  const refused = await bad(await order(shopper), 409, "limit_reached");
  expect(refused.message).toBe("Cash orders are limited to ₹50,000.00. Pay with Razorpay or place a smaller order.");
  expect(await stockOf(database, dear)).toBe(10);
  await good(await order(shopper, "create"), 201);
});

test("a sixth open cash order is refused until one is shipped or cancelled", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { stock: 20 });
  const ids: string[] = [];
  for (let placed = 0; placed < 2; placed++) {
    await fill(shopper, productId);
    ids.push((await orderCash(shopper)).orderId);
  }
  const orders = database.collection("orders");
  const first = await orders.findOne({ _id: new ObjectId(ids[0]) });
  await orders.insertMany([1, 2, 3].map(() => ({ ...first, _id: new ObjectId() })));
  await fill(shopper, productId);
  const refused = await bad(await order(shopper), 409, "limit_reached");
  expect(refused.message).toContain("You have 5 cash orders waiting to be shipped.");
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: ids[0] } }));
  await orderCash(shopper);
  await fill(shopper, productId);
  await bad(await order(shopper), 409, "limit_reached");
  const shipped = { orderId: ids[1], orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: shipped }));
  await orderCash(shopper);
});

test("a new account may have 50 pieces in unpaid orders until one is delivered", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { stock: 200, price: 10 });
  await fill(shopper, productId, 30);
  const { orderId } = await orderCash(shopper);
  await fill(shopper, productId, 21);
  for (const call of ["createCOD", "create"] as const) {
    const refused = await bad(await order(shopper, call), 409, "limit_reached");
    expect(refused).toMatchObject({ message: expect.stringContaining("Reduce your cart to 20 pieces."), data: [{}] });
  }
  expect(await stockOf(database, productId)).toBe(170);
  const delivered = { orderId, orderStatus: "Delivered" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: delivered }));
  await orderCash(shopper);
});

test("the limit of pieces does not apply to an account with a confirmed email address", async ({
  shopper,
  people,
  database,
}) => {
  await fill(shopper, await newProduct(database, { stock: 200, price: 10 }), 51);
  const refused = await bad(await order(shopper), 409, "limit_reached");
  expect(refused.message).toContain("or your email address is confirmed");
  await people.confirmEmail(shopper);
  await orderCash(shopper);
});

test("a hold that the new order replaces does not count towards the limit", async ({ shopper, database }) => {
  const productId = await newProduct(database, { stock: 200, price: 10 });
  await fill(shopper, productId, 40);
  await good(await order(shopper, "create"), 201);
  await fill(shopper, productId, 5);
  await good(await order(shopper, "create"), 201);
  await orderCash(shopper);
  expect(await stockOf(database, productId)).toBe(155);
});

test("orders at the same time can't exceed the limit together", async ({ people, database }) => {
  const productId = await newProduct(database, { stock: 500, price: 10 });
  const shoppers = await Promise.all(Array.from({ length: 3 }, () => people.shopper()));
  await Promise.all(shoppers.map((shopper) => fill(shopper, productId, 30)));
  const calls = ["create", "createCOD", "create"] as const;
  await Promise.all(shoppers.flatMap((shopper) => calls.map((call) => order(shopper, call))));
  for (const { id } of shoppers) {
    const open = { userId: new ObjectId(id), orderStatus: "Pending", paymentStatus: "Unpaid" };
    expect(await database.collection("orders").countDocuments(open)).toBe(1);
  }
  expect(await stockOf(database, productId)).toBe(500 - 3 * 30);
});

test("rejecting the orders of new accounts leaves older accounts and paid orders alone", async ({
  people,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { stock: 20 });
  const ids: string[] = [];
  for (const shopper of [await people.shopper(), await people.shopper(), await people.shopper()]) {
    await fill(shopper, productId, 2);
    ids.push((await orderCash(shopper)).orderId);
  }
  const change = (id: string | undefined, set: object) =>
    database.collection("orders").updateOne({ _id: new ObjectId(id) }, { $set: set });
  await change(ids[1], { userId: ObjectId.createFromTime(Date.now() / 1000 - 25 * 3600) });
  await change(ids[2], { paymentStatus: "Paid" });
  const reject = (orderIds: unknown) =>
    admin.request.post("/api/admin/orders/rejectNewAccounts", { data: { orderIds } });
  expect(await good(await reject([...ids, "0".repeat(24)]))).toMatchObject({ rejected: 1 });
  expect(await stockOf(database, productId)).toBe(16);
  expect(await good(await reject(ids))).toMatchObject({ rejected: 0 });
  await bad(await reject([]), 422, "invalid", "orderIds");
  await bad(await reject(Array.from({ length: 501 }, () => ids[0])), 422, "invalid", "orderIds");
});
