import { expect } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import type { Caller } from "../../people";
import { newProduct } from "./goods";
import { insertReview } from "./reviews";
import type { World } from "./samples";

/** Gives a shopper an address, an order, a return, a grievance and something in the cart, and says what is what. */
export async function buildWorld({ id, email, password, request }: Caller, database: Db): Promise<World> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  // One without sizes: all its pieces can be bought without naming one.
  const products = await (await request.get("/api/shop/products/get?category=accessories&limit=100")).json();
  type Listed = { _id: string; size: string[]; stock: number };
  const { _id: productId } = products.data.find(({ size, stock }: Listed) => size.length === 0 && stock > 20);
  const address = await post("/api/shop/address/add", {
    address: "12 Silver Oak Residency",
    city: "Bangalore",
    phone: "9845011223",
    pincode: "560038",
    addressType: "home",
  });
  const addressId = address.data._id;
  await post("/api/shop/cart/add", { productId });
  const order = await post("/api/shop/order/createCOD", { addressInfo: { addressId } });
  await post("/api/shop/cart/add", { productId });
  const { orderId } = order;
  const grievanceId = await insertGrievance(database, email);
  const boughtId = await newProduct(database, { size: [] });
  const delivered = await insertReturn(database, orderId, boughtId);
  const reviewId = await insertReview(database, boughtId);
  return {
    userId: id,
    productId,
    addressId,
    orderId,
    grievanceId,
    ...delivered,
    boughtId,
    reviewId,
    email,
    password,
  };
}

/** Puts a grievance that nobody has answered straight into the database. */
async function insertGrievance(database: Db, email: string): Promise<string> {
  const [_id, at] = [new ObjectId(), new Date()];
  const number = `G0001-${_id}`;
  const due = new Date(at.getTime() + 48 * 3_600_000);
  await database.collection("grievances").insertOne({
    _id,
    number,
    at,
    name: "Asha Rao",
    email,
    order: "",
    text: "The parcel was empty.",
    images: [],
    state: "Open",
    acknowledgeBy: due,
    resolveBy: due,
    dueAt: due,
    answers: [],
    searchWords: [number.toLowerCase(), email],
  });
  return _id.toString();
}

/**
 * Puts a delivered order of three pieces like this one and one of another product, and a return of one of them, straight
 * into the database.
 */
async function insertReturn(database: Db, orderId: string, boughtId: string) {
  const order = await database.collection("orders").findOne({ _id: new ObjectId(orderId) });
  if (!order) throw new Error(`There is no order ${orderId}`);
  const [orderedId, lineId, returnId, now] = [new ObjectId(), new ObjectId(), new ObjectId(), new Date()];
  const [line] = order.cartItems;
  const { userId, searchWords, paymentMethod } = order;
  const status = { orderStatus: "Delivered", paymentStatus: "Paid" };
  await database.collection("orders").insertOne({
    ...order,
    ...status,
    _id: orderedId,
    cartItems: [
      { ...line, _id: lineId, quantity: 3 },
      { ...line, _id: new ObjectId(), productId: new ObjectId(boughtId) },
    ],
    totalAmount: order.totalAmount + 3 * line.price,
    history: [
      { at: now, ...status, event: "statusSet", data: { from: "Shipped", to: "Delivered" }, why: "", by: null },
    ],
    returns: [returnId],
  });
  const { productId, title, image } = line;
  await database.collection("returns").insertOne({
    _id: returnId,
    orderId: orderedId,
    paidOrderId: orderedId,
    userId,
    searchWords,
    paymentMethod,
    requestedAt: now,
    status: "Requested",
    lines: [
      {
        lineId,
        productId,
        title,
        image,
        size: null,
        quantity: 1,
        paid: line.price,
        reason: "Wrong item",
        exchangeSize: null,
        received: null,
        restocked: 0,
      },
    ],
    note: "",
    images: [],
    upi: "sample@bank",
    refundAmount: line.price,
    refundedFees: 0,
    refunded: 0,
    refundStatus: "Waiting",
    refundReference: "",
    history: [{ at: now, status: "Requested", event: "requested", data: null, by: userId }],
  });
  return {
    deliveredOrderId: orderedId.toString(),
    deliveredLineId: lineId.toString(),
    returnId: returnId.toString(),
  };
}
