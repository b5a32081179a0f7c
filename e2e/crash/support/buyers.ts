import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db, ObjectId } from "mongodb";
import type { Size } from "@/lib/catalog/options";
import { signedInShopper } from "../../../scripts/lib/signed-in-shopper";
import type { Place } from "./place";
import { request } from "./request";

/** How a buyer pays, and how the shop learns of the payment. */
export type Way = "cash" | "captured" | "authorized" | "webhook only" | "browser closed";

export interface Buyer {
  id: ObjectId;
  way: Way;
  key: string;
  /** The Cookie header of the buyer's session. */
  cookie: string;
  /** Calls the order API of the first instance with `key`, unless `how` says otherwise. */
  call: (path: string, body: object, how?: CallOptions) => Promise<Answer>;
}

/** The response's body; null for an error, or if there was no response because a process was just killed. */
export type Answer = Record<string, unknown> | null;

interface CallOptions {
  /** Receives the status of the response, also of an error. */
  onStatus?: (status: number) => void;
  shopUrl?: string;
  key?: string;
}

export const addressInfo = {
  address: "12 Silver Oak Residency",
  city: "Bangalore",
  phone: "9845011223",
  pincode: "560038",
};

/** Creates a shopper in the database, signed in and with two pieces of a product in the cart, of a size if it has any. */
export async function newBuyer(
  database: Db,
  place: Place,
  productId: ObjectId,
  way: Way,
  size: Size | null = null,
): Promise<Buyer> {
  const { id, document, cookie } = signedInShopper(place.secrets.JWT_SECRET);
  await database.collection("users").insertOne(document);
  await database.collection("carts").insertOne({ userId: id, lines: [{ productId, size, quantity: 2 }], revision: 1 });
  const key = randomUUID();
  return {
    id,
    way,
    key,
    cookie,
    call: (path, body, how) =>
      post(
        `${how?.shopUrl ?? place.shopUrl}/api/shop/order/${path}`,
        body,
        {
          cookie,
          "idempotency-key": how?.key ?? key,
        },
        how?.onStatus,
      ),
  };
}

async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  onStatus?: CallOptions["onStatus"],
): Promise<Answer> {
  try {
    const answer = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    onStatus?.(answer.status);
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Pays a created order, as its shopper does at the provider. */
export function payAt(
  { providerUrl }: Place,
  { razorpayOrderId }: Record<string, unknown>,
  outcome: "captured" | "authorized",
  webhooks: "send" | "lose" | "double",
): Promise<Answer> {
  return post(`${providerUrl}/_test/pay`, { order_id: razorpayOrderId, outcome, webhooks });
}

/** Buys the cart, as far as the shop stays up. */
export async function buy({ way, call }: Buyer, place: Place, waitMs: number): Promise<void> {
  await sleep(waitMs);
  if (way === "cash") {
    await call("createCOD", { addressInfo });
    return;
  }
  const order = await call("create", { addressInfo });
  if (!order) return;
  const outcome = way === "authorized" ? "authorized" : "captured";
  const paid = await payAt(place, order, outcome, way === "webhook only" ? "double" : "lose");
  if (!paid || way === "browser closed" || way === "webhook only") return;
  await call("capture", { orderId: order.orderId, ...paid });
}

/**
 * The shopper presses the button again after the shop has restarted; the app sends the same key. Returns what is wrong
 * with the response: a transaction left open by the killed shop must not block the product for others.
 */
export async function pressAgain({ id, way, call }: Buyer): Promise<string[]> {
  if (way !== "cash") return [];
  let status = 0;
  await call("createCOD", { addressInfo }, { onStatus: (given) => (status = given) });
  return status === 0 || status >= 500 ? [`buyer ${id} pressed again and was answered ${status || "nothing"}`] : [];
}
