import type { Db } from "mongodb";
import { expect, test } from "../fixtures";
import { newProduct } from "./support/goods";
import { orderOf } from "./support/razorpay";
import { delivered, receive, requested, setStatus, update } from "./support/returns";

/** What a document has of an order: pieces by line or fee, and their amount in paise. */
async function linesOf(database: Db, number: string) {
  const documents = database.collection<{ _id: string; lines: { of: string; quantity: number; amount: number }[] }>(
    "orderdocuments",
  );
  const stored = await documents.findOne({ _id: number });
  return Object.fromEntries((stored?.lines ?? []).map(({ of, quantity, amount }) => [of, [quantity, amount]]));
}

test("each return for money is credited on the invoice, the fees with the last piece that was faulty", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 3, size: "m" }], "online");
  const [lineId = ""] = lineIds;
  const [invoice] = (await orderOf(shopper, orderId)).documents;
  expect(invoice.kind).toBe("invoice");
  const reason = "Damaged or defective";
  const first = await requested(shopper, orderId, [{ lineId, quantity: 2, reason }]);
  expect((await orderOf(shopper, orderId)).documents, "not before the goods are back").toEqual([invoice]);
  await receive(admin, first._id, { lines: [{ lineId, received: 1 }] });
  const [, note] = (await orderOf(shopper, orderId)).documents;
  expect(note).toMatchObject({ kind: "creditNote", returnId: first._id });
  expect(await linesOf(database, note.number)).toEqual({ [lineId]: [1, 100_000] });

  const second = await requested(shopper, orderId, [{ lineId, quantity: 2, reason }]);
  await receive(admin, second._id);
  const [, , last] = (await orderOf(shopper, orderId)).documents;
  expect(last).toMatchObject({ kind: "creditNote", returnId: second._id });
  expect(await linesOf(database, last.number)).toEqual({
    [lineId]: [2, 200_000],
    platformFee: [1, 35_000],
    shippingFee: [1, 12_000],
  });
});

test("what is refunded without the goods is credited, and what is declined is not", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const line = { lineId: lineIds[0], reason: "Not as described" };
  const declined = await requested(shopper, orderId, [line]);
  await update(admin, declined._id, { status: "Declined", why: "It was worn" });
  const settled = await requested(shopper, orderId, [line]);
  await update(admin, settled._id, { status: "Approved" });
  await update(admin, settled._id, { status: "Completed", refundWithoutReturn: true, why: "Not worth the way" });
  const [, note, ...more] = (await orderOf(shopper, orderId)).documents;
  expect(note).toMatchObject({ kind: "creditNote", returnId: settled._id });
  expect(more).toEqual([]);
});

test("exchanged pieces stay on the invoice until they are returned, or their order is rejected", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 5 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const [lineId = ""] = lineIds;
  const exchange = async () => {
    const made = await requested(shopper, orderId, [{ lineId, exchangeSize: "l" }]);
    return (await receive(admin, made._id)).exchangeOrderId;
  };
  const [kept, rejected] = [await exchange(), await exchange()];
  await setStatus(admin, kept, "Delivered");
  expect((await orderOf(shopper, kept)).documents).toEqual([]);
  expect((await orderOf(shopper, orderId)).documents).toHaveLength(1);

  await setStatus(admin, rejected, "Rejected");
  const [, first] = (await orderOf(shopper, orderId)).documents;
  expect(await linesOf(database, first.number)).toEqual({ [lineId]: [1, 100_000] });

  const { cartItems } = await orderOf(shopper, kept);
  const again = await requested(shopper, kept, [{ lineId: cartItems[0]._id }]);
  await receive(admin, again._id);
  const [, , second] = (await orderOf(shopper, orderId)).documents;
  expect(second).toMatchObject({ kind: "creditNote", returnId: again._id });
  expect(await linesOf(database, second.number)).toEqual({ [lineId]: [1, 100_000] });
  expect((await orderOf(shopper, kept)).documents).toEqual([]);
});
