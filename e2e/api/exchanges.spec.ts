import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, piecesOf } from "./support/goods";
import { askProvider, capture, create, orderOf, pay } from "./support/razorpay";
import { delivered, receive, requested, returnOf, setStatus, update } from "./support/returns";

for (const way of ["cash", "online"] as const) {
  test(`an exchange of an order paid ${way} sends its pieces by an order of its own, for nothing`, async ({
    shopper,
    admin,
    database,
  }) => {
    const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
    const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }], way);
    const earlierTerms = { $set: { returnDays: 15 } };
    await database.collection("orders").updateOne({ _id: new ObjectId(orderId) }, earlierTerms);
    const made = await requested(shopper, orderId, [{ lineId: lineIds[0], quantity: 2, exchangeSize: "l" }]);
    expect((await orderOf(shopper, orderId)).exchangeOrders, "not before the goods are back").toEqual([]);
    const received = await receive(admin, made._id, {
      lines: [{ lineId: lineIds[0], exchangeSize: "l", received: 1 }],
    });
    expect(received).toMatchObject({ status: "Received", refundStatus: "None", refundAmount: 0 });
    expect(await piecesOf(database, productId), "one piece stays for the exchange").toEqual({ m: 4, l: 2 });

    const exchangeId = received.exchangeOrderId;
    expect((await orderOf(shopper, orderId)).exchangeOrders).toEqual([exchangeId]);
    const exchange = await orderOf(shopper, exchangeId);
    expect(exchange).toMatchObject({
      exchangeOf: orderId,
      orderStatus: "Pending",
      paymentStatus: "Paid",
      totalAmount: 0,
      platformFee: 0,
      shippingFee: 0,
      returnUntil: null,
      cartItems: [{ productId, quantity: 1, size: "l", price: 0, mrp: 1000 }],
    });
    const stored = await database.collection("orders").findOne({ _id: new ObjectId(exchangeId) });
    expect(stored, "the terms of its own day").toMatchObject({ returnDays: 7 });
    expect(exchange.cartItems[0]).not.toHaveProperty("paidFor");
    expect((await orderOf(admin, exchangeId)).cartItems[0]).toMatchObject({ paidFor: 1000 });
    await bad(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: exchangeId } }), 409, "conflict");

    await setStatus(admin, exchangeId, "Shipped");
    expect((await orderOf(shopper, exchangeId)).paymentStatus).toBe("Paid");
    expect((await returnOf(shopper, made._id)).status).toBe("Received");
    await setStatus(admin, exchangeId, "Delivered");
    expect((await returnOf(shopper, made._id)).status).toBe("Completed");
    expect((await orderOf(shopper, exchangeId)).returnUntil).not.toBeNull();
    const away = { data: { orderId, orderStatus: "Shipped" } };
    await bad(await admin.request.post("/api/admin/orders/updateStatus", away), 409, "conflict");
  });
}

test("an exchanged piece can be returned for what was paid, from the first payment", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds, paid } = await delivered(shopper, admin, [{ productId, size: "m" }], "online");
  const first = await requested(shopper, orderId, [{ lineId: lineIds[0], exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, first._id);
  await setStatus(admin, exchangeOrderId, "Delivered");
  const { cartItems } = await orderOf(shopper, exchangeOrderId);
  const second = await requested(shopper, exchangeOrderId, [{ lineId: cartItems[0]._id, reason: "Wrong item" }]);
  expect(second.refundAmount, "no fees").toBe(1000);
  const away = { data: { orderId: exchangeOrderId, orderStatus: "Pending" } };
  await bad(await admin.request.post("/api/admin/orders/updateStatus", away), 409, "conflict");
  await receive(admin, second._id);
  await expect.poll(async () => (await returnOf(shopper, second._id)).status).toBe("Completed");
  const { items } = await askProvider(`payments/${paid?.razorpay_payment_id}/refunds`);
  expect(items).toMatchObject([{ amount: 100_000, receipt: `refund-${second._id}-0` }]);
  expect(await orderOf(shopper, orderId)).toMatchObject({ refundedAmount: 1000, paymentStatus: "Paid" });
  expect(await orderOf(shopper, exchangeOrderId)).toMatchObject({ refundedAmount: 0, paymentStatus: "Paid" });
});

test("an exchanged piece knows what was paid for it, also when the payment was recorded after the request", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  await fill(shopper, productId, 1, "m");
  const { orderId, razorpayOrderId } = await create(shopper);
  await setStatus(admin, orderId, "Delivered");
  const { cartItems, paymentStatus } = await orderOf(shopper, orderId);
  expect(paymentStatus).toBe("Unpaid");
  const made = await requested(shopper, orderId, [{ lineId: cartItems[0]._id, exchangeSize: "l" }]);
  expect(made.lines).toMatchObject([{ paidFor: 0 }]);
  await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
  const { exchangeOrderId, lines } = await receive(admin, made._id);
  expect(lines).toMatchObject([{ paidFor: 1000 }]);
  await setStatus(admin, exchangeOrderId, "Delivered");
  const exchange = await orderOf(admin, exchangeOrderId);
  expect(exchange.cartItems).toMatchObject([{ paidFor: 1000 }]);
  const back = await requested(shopper, exchangeOrderId, [{ lineId: exchange.cartItems[0]._id }]);
  expect(back).toMatchObject({ refundAmount: 1000, refundStatus: "Waiting" });
});

test("when the order of an exchange is rejected, its pieces are for sale again and the money goes back", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const bought = [{ productId, quantity: 2, size: "m" }];
  const { orderId, lineIds, paid } = await delivered(shopper, admin, bought, "online");
  const lineId = lineIds[0];
  const { _id } = await requested(shopper, orderId, [{ lineId }, { lineId, exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, _id);
  await expect.poll(async () => (await returnOf(shopper, _id)).refundStatus).toBe("Refunded");
  expect((await returnOf(shopper, _id)).status, "the exchange is not done").toBe("Received");
  const rejected = { data: { orderId: exchangeOrderId, orderStatus: "Rejected" } };
  const { message } = await good(await admin.request.post("/api/admin/orders/updateStatus", rejected));
  expect(message).toContain("What was paid for the pieces is refunded with their return.");
  expect(message, "nobody pays a second time").not.toContain("Refund the cash");
  await expect.poll(async () => (await returnOf(shopper, _id)).status).toBe("Completed");
  expect(await returnOf(shopper, _id)).toMatchObject({ refundAmount: 2000, refundStatus: "Refunded" });
  const { items } = await askProvider(`payments/${paid?.razorpay_payment_id}/refunds`);
  expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([100_000, 100_000]);
  expect(await piecesOf(database, productId)).toEqual({ m: 5, l: 3 });
  expect(await orderOf(shopper, exchangeOrderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded" });
  const back = { data: { orderId: exchangeOrderId, orderStatus: "Pending" } };
  await bad(await admin.request.post("/api/admin/orders/updateStatus", back), 409, "conflict");
});

test("the money of a rejected exchange of a cash order is paid by an admin", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const [lineId] = lineIds;
  const { _id } = await requested(shopper, orderId, [{ lineId }, { lineId, exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, _id);
  await good(await update(admin, _id, { refundReference: "UTR 0" }));
  await setStatus(admin, exchangeOrderId, "Rejected");
  expect(await returnOf(shopper, _id)).toMatchObject({
    status: "Received",
    refundStatus: "To pay",
    refundAmount: 2000,
  });
  const marked = { data: { orderId: exchangeOrderId, paymentStatus: "Refunded" } };
  await bad(await admin.request.post("/api/admin/orders/updateStatus", marked), 409, "conflict");
  const paid = await good(await update(admin, _id, { refundReference: "UTR 1" }));
  expect(paid.message, "the other half was paid before").toContain("₹1,000.00 is marked as paid.");
  expect(await returnOf(shopper, _id)).toMatchObject({ status: "Completed", refundStatus: "Refunded" });
  expect((await orderOf(shopper, exchangeOrderId)).paymentStatus).toBe("Refunded");
  expect((await orderOf(shopper, orderId)).refundedAmount).toBe(2000);
});

test("only what an admin has paid of a return is marked as paid, whatever has become due meanwhile", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const [lineId] = lineIds;
  const { _id } = await requested(shopper, orderId, [{ lineId }, { lineId, exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, _id);
  await setStatus(admin, exchangeOrderId, "Rejected");
  const refused = await bad(await update(admin, _id, { refundReference: "UTR 0", paidAmount: 1000 }), 409, "stale");
  expect(refused.message).toContain("₹2,000.00 are due meanwhile, not ₹1,000.00.");
  expect(refused.data).toMatchObject({ _id, refundStatus: "To pay", refundAmount: 2000 });
  for (let call = 0; call < 2; call++) {
    await good(await update(admin, _id, { refundReference: "UTR 1", paidAmount: 2000 }));
  }
  expect((await orderOf(shopper, orderId)).refundedAmount).toBe(2000);
  const alone = await update(admin, _id, { status: "Completed", paidAmount: 2000 });
  await bad(alone, 422, "invalid", "paidAmount");
});

test("an exchange is no sale: the sums of the day count it neither as sold nor as returned", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const lineId = lineIds[0];
  const sums = () =>
    database
      .collection("productsales")
      .find({ productId: new ObjectId(productId) })
      .toArray();
  const exchanged = await requested(shopper, orderId, [{ lineId, exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, exchanged._id);
  await setStatus(admin, exchangeOrderId, "Delivered");
  expect(await sums()).toMatchObject([{ pieces: 2, amount: 200_000 }]);
  expect((await sums())[0]).not.toHaveProperty("returned");
  const back = await requested(shopper, orderId, [{ lineId }]);
  await receive(admin, back._id);
  expect(await sums()).toMatchObject([{ pieces: 2, amount: 200_000, returned: 1 }]);
});
