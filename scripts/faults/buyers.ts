import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import jwt from "jsonwebtoken";
import { type Db, ObjectId } from "mongodb";
import type { Place } from "./place";

/** How a buyer pays, and how the provider's answer comes home. */
export type Way = "cash" | "captured" | "authorized" | "webhook only" | "browser closed";

export interface Buyer {
  id: ObjectId;
  way: Way;
  key: string;
  call: (path: string, body: object) => Promise<Record<string, unknown> | null>;
}

const addressInfo = { address: "12 Silver Oak Residency", city: "Bangalore", phone: "9845011223", pincode: "560038" };

/** Puts a shopper into the database, signed in and with two pieces of a product in the cart. */
export async function newBuyer(database: Db, place: Place, productId: ObjectId, way: Way): Promise<Buyer> {
  const id = new ObjectId();
  const session = { id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) };
  const name = `buyer-${id}`;
  const user = {
    username: name,
    usernameKey: name,
    email: `${name}@shopper.example`,
    passwordHash: "none",
    role: "user",
  };
  await database.collection("users").insertOne({ _id: id, ...user, sessions: [session] });
  await database
    .collection("carts")
    .insertOne({ userId: id, lines: [{ productId, size: null, quantity: 2 }], revision: 1 });
  const claims = { role: "user", sid: session.id, exp: Math.floor(session.expiresAt.getTime() / 1000) };
  const cookie = `token=${jwt.sign(claims, place.secrets.JWT_SECRET, { subject: id.toString() })}`;
  const key = randomUUID();
  return {
    id,
    way,
    key,
    call: (path, body) => post(`${place.shopUrl}/api/shop/order/${path}`, body, { cookie, "idempotency-key": key }),
  };
}

/** The answer's body, or null when there was none because somebody was just killed. */
async function post(url: string, body: object, headers: Record<string, string> = {}) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Buys the cart, as far as the shop lives. */
export async function buy({ way, call }: Buyer, { providerUrl }: Place, waitMs: number): Promise<void> {
  await sleep(waitMs);
  if (way === "cash") {
    await call("createCOD", { addressInfo });
    return;
  }
  const order = await call("create", { addressInfo });
  if (!order) return;
  const paid = await post(`${providerUrl}/_test/pay`, {
    order_id: order.razorpayOrderId,
    outcome: way === "authorized" ? "authorized" : "captured",
    webhooks: way === "webhook only" ? "double" : "lose",
  });
  if (!paid || way === "browser closed" || way === "webhook only") return;
  await call("capture", { orderId: order.orderId, ...paid });
}

/** The shopper presses the button again after the shop is back; the app sends the same key. */
export async function pressAgain({ way, call }: Buyer): Promise<void> {
  if (way === "cash") await call("createCOD", { addressInfo });
}
