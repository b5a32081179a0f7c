import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db, ObjectId } from "mongodb";
import { signedInShopper } from "../../../scripts/lib/signed-in-shopper";
import { type Buyer, buy, newBuyer } from "./buyers";
import type { Place } from "./place";
import { request } from "./request";

/** A shopper with a delivered order of two pieces, and the admin who works on its return. */
export interface Returner {
  buyer: Buyer;
  /** What becomes of the return, or of the order of its exchange. */
  end: "Delivered" | "Rejected" | "Declined" | "Cancelled";
  send: (who: "shopper" | "admin", method: "GET" | "POST" | "PUT", path: string, body?: object) => Promise<Answered>;
}

// What an answer holds depends on the call.
// biome-ignore lint/suspicious/noExplicitAny: read by tests alone
type Answered = { status: number; body: any };

const ends = ["Delivered", "Rejected", "Declined", "Cancelled"] as const;

/** Creates a shopper with two pieces in size S that were paid, by turns in cash and with Razorpay, and delivered. */
export async function newReturner(database: Db, place: Place, productId: ObjectId, turn: number): Promise<Returner> {
  const buyer = await newBuyer(database, place, productId, turn % 2 ? "captured" : "cash", "s");
  const admin = signedInShopper(place.secrets.JWT_SECRET, "admin");
  await database.collection("users").insertOne(admin.document);
  const cookies = { shopper: buyer.cookie, admin: admin.cookie };
  const key = randomUUID();
  const returner: Returner = {
    buyer,
    end: ends[turn % ends.length] ?? "Delivered",
    send: async (who, method, path, body) => {
      const headers = { cookie: cookies[who], "content-type": "application/json", "idempotency-key": key };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await request(`${place.shopUrl}/api/${path}`, sent).catch(() => null);
      return { status: answer?.status ?? 0, body: await answer?.json().catch(() => null) };
    },
  };
  await buy(buyer, place, 0);
  const { _id } = await orderOf(returner);
  await returner.send("admin", "POST", "admin/orders/updateStatus", { orderId: _id, orderStatus: "Delivered" });
  return returner;
}

/** The order of the cart. */
async function orderOf({ buyer, send }: Returner) {
  const { body } = await send("shopper", "GET", `shop/order/fetchOrders/${buyer.id}`);
  return body.orders.find(({ exchangeOf }: { exchangeOf: string | null }) => exchangeOf === null);
}

/** Requests the money for one piece and size M for the other, and takes the return to its end, as far as the shop stays up. */
export async function sendBack(returner: Returner, waitMs: number): Promise<void> {
  await sleep(waitMs);
  await steps(returner).catch(() => {});
}

/** The same after the shop has restarted. @throws Error when a step is not possible */
export async function finishReturn(returner: Returner): Promise<void> {
  await steps(returner);
}

async function steps(returner: Returner): Promise<void> {
  const { end, send } = returner;
  const order = await orderOf(returner);
  const line = { lineId: order.cartItems[0]._id, quantity: 1, reason: "Size too small" };
  const lines = [line, { ...line, exchangeSize: "m" }];
  const wanted = { orderId: order._id, lines, upi: "buyer@bank" };
  const returnId = (await done(send("shopper", "POST", "shop/return/add", wanted))).return._id;
  const update = (data: object) => send("admin", "PUT", "admin/returns/update", { returnId, ...data });
  if (end === "Cancelled") {
    await done(send("shopper", "POST", "shop/return/cancel", { returnId }));
    return;
  }
  // Steps that were taken before the kill are refused now.
  await taken(update({ status: "Approved" }));
  await taken(update({ status: "Picked up" }));
  if (end === "Declined") {
    await done(update({ status: "Declined", why: "Worn" }));
    return;
  }
  await taken(update({ status: "Received" }));
  const { returns } = await done(send("shopper", "GET", `shop/return/get/${returner.buyer.id}`));
  const exchange = { orderId: returns[0].exchangeOrderId, orderStatus: end };
  await done(send("admin", "POST", "admin/orders/updateStatus", exchange));
  // What was due before the exchange was rejected, and what is due since.
  await taken(update({ refundReference: `UTR ${end}` }));
}

async function done(answer: Promise<Answered>): Promise<Answered["body"]> {
  const { status, body } = await answer;
  if (status >= 300 || status === 0) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function taken(answer: Promise<Answered>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 409 && (status >= 300 || status === 0)) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}
