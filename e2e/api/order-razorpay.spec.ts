import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { rush, rushing } from "./support/crowd";
import { destination, fill, newProduct, stockOf } from "./support/goods";
import { capture, create, endHold, orderOf, pay } from "./support/razorpay";

const cartOf = async (shopper: Caller) =>
  (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;

test.describe("create", () => {
  test("holds the pieces for 15 minutes and keeps the cart", async ({ shopper, database }) => {
    const productId = await newProduct(database, { price: 1000, stock: 5 });
    await fill(shopper, productId, 2);
    const made = await create(shopper);
    expect(made).toMatchObject({ amount: 247_000, currency: "INR", key: process.env.RAZORPAY_KEY_ID });
    expect(made.razorpayOrderId).toMatch(/^order_/);
    const minutes = (Date.parse(made.holdUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await stockOf(database, productId)).toBe(3);
    expect(await cartOf(shopper)).toHaveLength(1);
    expect(await orderOf(shopper, made.orderId)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Unpaid",
      paymentMethod: "Razorpay",
    });
  });

  test("gives the same order while the hold runs for the same cart, total and address", async ({
    shopper,
    database,
  }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const first = await create(shopper);
    expect(await create(shopper)).toMatchObject({ orderId: first.orderId, razorpayOrderId: first.razorpayOrderId });
    await fill(shopper, productId);
    const second = await create(shopper);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await orderOf(shopper, first.orderId)).toMatchObject({ orderStatus: "Rejected" });
    expect(await stockOf(database, productId)).toBe(8);
  });

  test("makes one order when it is called several times at once", async ({ shopper, database }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const made = await Promise.all([create(shopper), create(shopper), create(shopper, { "idempotency-key": "k" })]);
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await stockOf(database, productId)).toBe(9);
  });

  test("leaves the pieces that it holds in the shopper's own cart, and takes them from others", async ({
    people,
    shopper,
    database,
  }) => {
    const other = await people.shopper();
    const [pool, sized] = [
      await newProduct(database, { stock: 2 }),
      await newProduct(database, { stockBySize: { m: 1, l: 0 } }),
    ];
    for (const person of [shopper, other]) {
      await fill(person, pool, 2);
      await fill(person, sized, 1, "m");
    }
    const { orderId } = await create(shopper);
    const stocks = async (person: Caller) => (await cartOf(person)).map(({ stock }: { stock: number }) => stock);
    expect(await stocks(shopper)).toEqual([2, 1]);
    expect(await stocks(other)).toEqual([0, 0]);
    const fewer = { userId: shopper.id, productId: pool, quantity: 1 };
    const { data } = await good(await shopper.request.put("/api/shop/cart/updateCart", { data: fewer }));
    expect(data).toMatchObject([{ stock: 2, quantity: 1 }, { stock: 1 }]);
    await endHold(database, orderId);
    expect(await stocks(shopper), "once the hold has ended, and the pieces are back").toEqual([2, 1]);
  });

  test("makes a hold that a later cash order replaces", async ({ shopper, database }) => {
    const productId = await newProduct(database, { stock: 1 });
    await fill(shopper, productId);
    const held = await create(shopper);
    await good(await shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } }), 201);
    expect(await orderOf(shopper, held.orderId)).toMatchObject({ orderStatus: "Rejected", holdUntil: null });
    expect(await stockOf(database, productId)).toBe(0);
  });

  test("first ends expired holds on products that are short", async ({ people, database }) => {
    const [slow, quick] = [await people.shopper(), await people.shopper()];
    const productId = await newProduct(database, { stock: 1 });
    await fill(slow, productId);
    await fill(quick, productId);
    const held = await create(slow);
    const refused = await quick.request.post("/api/shop/order/create", { data: { addressInfo: destination } });
    await bad(refused, 409, "out_of_stock");
    await endHold(database, held.orderId);
    await create(quick);
    expect(await orderOf(slow, held.orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
    expect(await cartOf(slow)).toHaveLength(1);
  });

  test("gives the same order for the same key, and tells when it can no longer be paid", async ({
    shopper,
    database,
  }) => {
    await fill(shopper, await newProduct(database));
    const headers = { "idempotency-key": "one attempt" };
    const data = { addressInfo: destination };
    const made = await create(shopper, headers);
    expect(made.holdUntil).toEqual(expect.any(String));
    await endHold(database, made.orderId);
    const late = await good(await shopper.request.post("/api/shop/order/create", { data, headers }));
    expect(late).toMatchObject({ orderId: made.orderId, holdUntil: null });
    const cancelled = await shopper.request.post("/api/shop/order/cancel", { data: { orderId: made.orderId } });
    expect([200, 409], "the jobs that another test runs may have ended it before").toContain(cancelled.status());
    const ended = await good(await shopper.request.post("/api/shop/order/create", { data, headers }));
    expect(ended).toMatchObject({ orderId: made.orderId, holdUntil: null });
  });

  test("gives the order of a hold that another call has made to the key, also once it is paid", async ({
    shopper,
    database,
  }) => {
    await fill(shopper, await newProduct(database));
    const { orderId, razorpayOrderId } = await create(shopper, { "idempotency-key": "one tab" });
    const headers = { "idempotency-key": "another tab" };
    expect((await create(shopper, headers)).orderId).toBe(orderId);
    await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
    const data = { addressInfo: destination };
    const again = await good(await shopper.request.post("/api/shop/order/create", { data, headers }));
    expect(again).toMatchObject({ orderId, holdUntil: null });
  });

  test("refuses a key that was used for the other payment method", async ({ shopper, database }) => {
    await fill(shopper, await newProduct(database));
    const headers = { "idempotency-key": "one attempt" };
    await create(shopper, headers);
    const data = { addressInfo: destination };
    await bad(await shopper.request.post("/api/shop/order/createCOD", { data, headers }), 409, "conflict");
  });
});

test("cancelling a paid order returns the pieces and the money", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const { orderId, razorpayOrderId } = await create(shopper);
  await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
  const { orders } = await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  expect(orders).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refund pending" });
  await expect(async () => expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded")).toPass();
  expect(await stockOf(database, productId)).toBe(10);
});

test(`of ${rushing} buyers who start a payment for 10 pieces at once, 10 get a hold and the others an error`, async ({
  database,
  baseURL,
}) => {
  const { statuses, carts, left } = await rush(database, baseURL, "create");
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(rushing - 10);
  expect(left).toBe(0);
  expect(carts).toEqual(statuses.map(() => 1));
});
