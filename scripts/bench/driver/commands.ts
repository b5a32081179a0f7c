import { randomUUID } from "node:crypto";
import { type ClientSession, type Db, type MongoClient, ObjectId } from "mongodb";

/** A shopper of the bare driver, and a product to buy. */
interface Purchase {
  userId: ObjectId;
  productId: ObjectId;
}

interface Limit {
  key: string;
  points: number;
  expire: Date;
}

const address = { name: "Asha Rao", address: "12 Silver Oak Residency", city: "Bangalore", state: "Karnataka" };

/** The four indexes beside those of the ids: one for each query that does not go by id. */
export async function createIndexes(db: Db): Promise<void> {
  await db.collection("carts").createIndex({ userId: 1 }, { unique: true });
  await db.collection("limits").createIndex({ key: 1 }, { unique: true });
  await db.collection("orders").createIndex({ userId: 1, orderDate: -1 });
  await db.collection("orders").createIndex({ userId: 1, attemptKeys: 1 });
}

/** A user with a session, as the shop stores them. */
export function newUser() {
  const _id = new ObjectId();
  const session = { id: "session", expiresAt: new Date(Date.now() + 3_600_000) };
  return { _id, username: `buyer-${_id}`, email: `buyer-${_id}@shopper.example`, role: "user", sessions: [session] };
}

/** What the shop's call to the cart sends: the session, the cart with its products, the changed cart. */
export async function addToCart(db: Db, { userId, productId }: Purchase): Promise<void> {
  await readSession(db, userId);
  await readCart(db, userId);
  const line = { productId, size: null, quantity: 1, price: 99_900 };
  await db
    .collection("carts")
    .updateOne({ userId }, { $set: { lines: [line], updatedAt: new Date() }, $inc: { revision: 1 } });
}

/**
 * What the shop's call to order sends: the session, both limits, and in one transaction all that the order depends on,
 * the cart, the stock, the order and the day's sales.
 */
export async function placeOrder(client: MongoClient, db: Db, purchase: Purchase): Promise<void> {
  await readSession(db, purchase.userId);
  await countLimits(db, [`order-address:127.0.0.${purchase.userId.id[11]}`, `order:${purchase.userId}`]);
  await client.withSession((session) =>
    session.withTransaction(() => order(db, purchase, session), {
      readConcern: { level: "snapshot" },
      writeConcern: { w: "majority" },
    }),
  );
}

async function readSession(db: Db, userId: ObjectId) {
  const isOpen = { $elemMatch: { id: "session", expiresAt: { $gt: new Date() } } };
  const projection = { username: 1, email: 1, role: 1, "sessions.$": 1 };
  await db.collection("users").findOne({ _id: userId, sessions: isOpen }, { projection });
}

const products = { from: "products", localField: "lines.productId", foreignField: "_id", as: "products" };

async function readCart(db: Db, userId: ObjectId) {
  await db
    .collection("carts")
    .aggregate([{ $match: { userId } }, { $lookup: products }])
    .toArray();
}

async function countLimits(db: Db, keys: string[]) {
  const expire = new Date(Date.now() + 3_600_000);
  const writes = keys.map((key) => ({
    updateOne: { filter: { key }, update: { $inc: { points: 1 }, $setOnInsert: { expire } }, upsert: true },
  }));
  await db.collection<Limit>("limits").bulkWrite(writes);
}

async function order(db: Db, { userId, productId }: Purchase, session: ClientSession) {
  const now = new Date();
  const orders = { from: "orders", localField: "userId", foreignField: "userId" };
  const open = [{ $match: { paymentStatus: "Unpaid" } }, { $project: { "cartItems.quantity": 1 } }];
  const unpaid = { ...orders, pipeline: open, as: "unpaid" };
  await db
    .collection("carts")
    .aggregate([{ $match: { userId } }, { $lookup: products }, { $lookup: unpaid }], { session })
    .toArray();
  await db
    .collection("carts")
    .updateOne({ userId }, { $set: { lines: [], updatedAt: now }, $inc: { revision: 1 } }, { session });
  await db
    .collection("products")
    .updateOne({ _id: productId, stock: { $gte: 1 } }, { $inc: { stock: -1 }, $set: { updatedAt: now } }, { session });
  await db.collection("orders").insertOne(newOrder({ userId, productId }, now), { session });
  await db
    .collection<{ _id: string }>("sales")
    .updateOne(
      { _id: `${now.toISOString().slice(0, 10)} ${productId}` },
      { $setOnInsert: { day: now, productId }, $inc: { pieces: 1, amount: 99_900 } },
      { session, upsert: true },
    );
}

/** About as many bytes as an order of the shop. */
function newOrder({ userId, productId }: Purchase, now: Date) {
  const image = `https://res.cloudinary.com/demo/image/upload/v1/vastra/products/${productId}.jpg`;
  const line = { _id: new ObjectId(), productId, image, title: "Handloom cotton kurta", quantity: 1, price: 99_900 };
  const payment = { paymentMethod: "COD", paymentId: "", holdUntil: null, stockTaken: true, refunds: [] };
  const sums = { platformFee: 2_000, shippingFee: 0, totalAmount: 101_900 };
  const state = { orderStatus: "Pending", paymentStatus: "Unpaid" };
  const dates = { orderDate: now, arrivesBy: "2026-12-01", returnDays: 7, orderUpdateDate: now };
  return {
    userId,
    shopper: { name: `buyer-${userId}`, email: `buyer-${userId}@shopper.example` },
    searchWords: Array.from({ length: 10 }, (_, at) => userId.toString().slice(at)),
    cartItems: [line],
    addressInfo: { ...address, pincode: "560038", phone: "9845011223", gstin: "", business: "" },
    attemptKeys: [randomUUID()],
    history: [{ at: now, ...state, event: "placed", data: null, why: "Order placed", by: userId }],
    ...payment,
    ...sums,
    ...state,
    ...dates,
  };
}
