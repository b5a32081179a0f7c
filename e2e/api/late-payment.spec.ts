import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { destination, fill, newProduct, stockOf } from "./support/goods";
import { capture, create, endHold, orderOf, pay, reconcileUntil } from "./support/razorpay";

test("reading the list of orders ends an expired hold without the reconciler", async ({ shopper, database }) => {
  const productId = await newProduct(database, { stock: 2 });
  await fill(shopper, productId, 2);
  const { orderId } = await create(shopper);
  await endHold(database, orderId);
  const list = `/api/shop/order/fetchOrders/${shopper.id}`;
  await expect
    .poll(async () => (await good(await shopper.request.get(list))).orders[0])
    .toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
  expect(await stockOf(database, productId)).toBe(2);
});

test.describe("a payment that comes late", () => {
  test("takes the stock again when there is enough", async ({ shopper, database, baseURL }) => {
    const productId = await newProduct(database, { stock: 2 });
    await fill(shopper, productId, 2);
    const { orderId, razorpayOrderId } = await create(shopper);
    await endHold(database, orderId);
    await reconcileUntil(baseURL, async () => {
      expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
    });
    expect(await stockOf(database, productId)).toBe(2);
    const { orders } = await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
    expect(orders).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
    expect(await stockOf(database, productId)).toBe(0);
  });

  test("is refunded when the stock is gone", async ({ shopper, people, database, baseURL }) => {
    const productId = await newProduct(database, { stock: 1 });
    await fill(shopper, productId);
    const { orderId, razorpayOrderId } = await create(shopper);
    await endHold(database, orderId);
    await reconcileUntil(baseURL, async () => {
      expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected" });
    });
    const other = await people.shopper();
    await fill(other, productId);
    await good(await other.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } }), 201);
    const paid = await pay(razorpayOrderId);
    const { orders } = await bad(await capture(shopper, orderId, paid), 409, "conflict");
    // The jobs that another test runs may have recorded the payment before.
    expect(orders).toMatchObject({ orderStatus: "Rejected", paymentStatus: expect.stringMatching(/^Refund/) });
    await expect(async () => {
      expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
    }).toPass();
    expect(await stockOf(database, productId)).toBe(0);
  });

  test("is always refunded for an order that was replaced or cancelled", async ({ shopper, database }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const first = await create(shopper);
    await fill(shopper, productId);
    const second = await create(shopper);
    await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: second.orderId } }));
    for (const { orderId, razorpayOrderId } of [first, second]) {
      await bad(await capture(shopper, orderId, await pay(razorpayOrderId)), 409, "conflict");
      await expect(async () => {
        expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded" });
      }).toPass();
    }
    expect(await stockOf(database, productId)).toBe(10);
  });

  test("pays for an order that an admin has shipped meanwhile", async ({ shopper, admin, database }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const { orderId, razorpayOrderId } = await create(shopper);
    await good(
      await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus: "Shipped" } }),
    );
    await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
    expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Shipped", paymentStatus: "Paid" });
    expect(await stockOf(database, productId)).toBe(9);
  });
});
