import { type Db, ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";
import { capture, create, pay } from "./support/razorpay";

/** What the shop has summed up of a product. */
async function sumsOf(database: Db, productId: string) {
  const days = await database
    .collection("productsales")
    .find({ productId: new ObjectId(productId) })
    .toArray();
  return {
    pieces: days.reduce((sum, day) => sum + day.pieces, 0),
    amount: days.reduce((sum, day) => sum + day.amount, 0),
  };
}

/** The same from the orders themselves, one by one. */
async function sold(database: Db, productId: string) {
  const orders = await database
    .collection("orders")
    .find({ "cartItems.productId": new ObjectId(productId) })
    .toArray();
  const sums = { pieces: 0, amount: 0 };
  for (const { orderStatus, paymentMethod, paymentStatus, cartItems } of orders) {
    if (orderStatus === "Rejected" || (paymentMethod === "Razorpay" && paymentStatus !== "Paid")) continue;
    for (const line of cartItems.filter((item: { productId: ObjectId }) => item.productId.equals(productId))) {
      sums.pieces += line.quantity;
      sums.amount += line.quantity * line.price;
    }
  }
  return sums;
}

test("the sales of a product follow every change of an order exactly", async ({ shopper, people, admin, database }) => {
  const productId = await newProduct(database, { price: 499.5, stock: 100 });
  const expectSold = async (pieces: number, why: string) => {
    const sums = { pieces, amount: pieces * 49_950 };
    expect(await sold(database, productId), why).toEqual(sums);
    expect(await sumsOf(database, productId), why).toEqual(sums);
  };
  const set = async (orderId: string, orderStatus: string) =>
    good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } }));

  await fill(shopper, productId, 2, "s");
  await fill(shopper, productId, 3, "m");
  const { orderId } = await orderCash(shopper);
  await expectSold(5, "a cash order in two sizes");
  for (const status of ["Shipped", "Delivered", "Pending"]) await set(orderId, status);
  await expectSold(5, "sent and delivered, it is sold once");
  await set(orderId, "Rejected");
  await expectSold(0, "rejected");
  await set(orderId, "Shipped");
  await expectSold(5, "taken up again");

  const other = await people.shopper();
  await fill(other, productId, 4, "l");
  const held = await create(other);
  await expectSold(5, "a Razorpay order is none before it is paid");
  const paid = await pay(held.razorpayOrderId);
  await Promise.all([capture(other, held.orderId, paid), capture(other, held.orderId, paid)]);
  await expectSold(9, "paid, whoever brings the news and how often");
  await good(await other.request.post("/api/shop/order/cancel", { data: { orderId: held.orderId } }));
  await expectSold(5, "cancelled");
});

test("orders of one product at the same time are all counted", async ({ people, database }) => {
  const productId = await newProduct(database, { size: [], stock: 12 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => people.shopper()));
  for (const buyer of buyers) await fill(buyer, productId);
  await Promise.all(buyers.map((buyer) => orderCash(buyer)));
  expect(await sumsOf(database, productId)).toEqual({ pieces: 12, amount: 12 * 100_000 });
});
