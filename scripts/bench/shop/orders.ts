import { randomUUID } from "node:crypto";
import { Agent, request } from "undici";
import { connections, loadOfClients, roundRobin, type Work } from "./load";
import { newShoppers, type Place } from "./place";

const addressInfo = { address: "12 Silver Oak Residency", city: "Bangalore", phone: "9845011223", pincode: "560038" };

/** Whole cash orders: a product added to the cart, then ordered; each client has its own shoppers. */
export async function orderWork(place: Place, shoppers: number): Promise<Work> {
  const people = await newShoppers(place, shoppers);
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const shopperOf = Array.from({ length: connections }, (_, client) =>
    roundRobin(people.filter((_person, at) => at % connections === client)),
  );
  const product = roundRobin(place.onSale);

  async function call(path: string, cookie: string, body: object, key?: string) {
    const headers = { "content-type": "application/json", cookie, ...(key && { "idempotency-key": key }) };
    const answer = await request(place.url + path, { method: "POST", headers, body: JSON.stringify(body), dispatcher });
    return { status: answer.statusCode, bytes: (await answer.body.arrayBuffer()).byteLength };
  }

  return loadOfClients(async (client) => {
    const cookie = shopperOf[client]?.().cookie ?? "";
    const { id, size } = product();
    const added = await call("/api/shop/cart/add", cookie, { productId: id, size });
    const ordered = await call("/api/shop/order/createCOD", cookie, { addressInfo }, randomUUID());
    return { ok: added.status === 200 && ordered.status === 201, bytes: added.bytes + ordered.bytes };
  });
}
