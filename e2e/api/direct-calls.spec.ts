import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { newProduct } from "./support/goods";

const add = "/api/shop/cart/add";
const order = "/api/shop/order/createCOD";
const addressInfo = { address: "12 Silver Oak", city: "Bangalore", phone: "9845011223", pincode: "560038" };

/** What differs from one answer to the next: Next.js sends in parts. */
const differing = [
  ...["date", "x-server-time", "x-request-id"],
  ...["keep-alive", "content-encoding", "content-length", "transfer-encoding"],
];

type Sent = Parameters<APIRequestContext["fetch"]>[1];

/** What a call answers without Next.js and through it, which gets a path with a trailing slash. */
async function bothWays(request: APIRequestContext, path: string, sent: Sent) {
  const shown = async (url: string) => {
    const answer = await request.fetch(url, { method: "POST", ...sent });
    const headers = answer.headersArray().filter(({ name }) => !differing.includes(name.toLowerCase()));
    const named = headers.map(({ name, value }) => `${name.toLowerCase()}: ${value}`).sort();
    return { status: answer.status(), headers: named, body: await answer.text() };
  };
  return [await shown(path), await shown(`${path}/`)] as const;
}

test("a call made without Next.js answers with the same headers and body as one made through it", async ({
  people,
  database,
}) => {
  const [guest, shopper] = [await people.guest(), await people.shopper()];
  const productId = await newProduct(database, { stock: 2 });
  await good(await shopper.request.post(add, { data: { productId, quantity: 2 } }));
  const json = { "content-type": "application/json" };
  const key = { "idempotency-key": randomUUID() };
  const missing = new ObjectId().toString();
  const calls: [request: APIRequestContext, path: string, status: number, sent: Sent][] = [
    [guest, add, 401, { data: { productId } }],
    [guest, order, 401, { headers: { cookie: "token=other" }, data: { addressInfo } }],
    [shopper.request, add, 405, { method: "GET" }],
    [shopper.request, add, 422, { data: { productId: "no id" } }],
    [shopper.request, add, 422, { headers: json, data: Buffer.from("[]") }],
    [shopper.request, order, 422, {}],
    [shopper.request, add, 404, { data: { productId: missing } }],
    [shopper.request, add, 400, { headers: json, data: Buffer.from("{") }],
    [shopper.request, add, 415, { headers: { "content-type": "text/plain" }, data: Buffer.from("x") }],
    [shopper.request, add, 413, { headers: json, data: Buffer.from("x".repeat(200_000)) }],
    [shopper.request, add, 403, { headers: { origin: "https://other.example" }, data: { productId } }],
    [shopper.request, add, 403, { data: { productId, userId: missing } }],
    [shopper.request, add, 409, { data: { productId } }],
    [shopper.request, order, 409, { data: { addressInfo, totalAmount: 1 } }],
    [shopper.request, order, 422, { headers: { "idempotency-key": "x".repeat(201) }, data: { addressInfo } }],
  ];
  for (const [request, path, status, sent] of calls) {
    const [direct, through] = await bothWays(request, path, sent);
    expect(direct.status, direct.body).toBe(status);
    expect(direct).toEqual(through);
  }
  await good(await shopper.request.post(order, { headers: key, data: { addressInfo } }), 201);
  // The same attempt is answered with its order, whichever way it takes.
  const [direct, through] = await bothWays(shopper.request, order, { headers: key, data: { addressInfo } });
  expect(direct.status).toBe(200);
  expect(direct).toEqual(through);
});

test("a call made without Next.js extends the session", async ({ people, database }) => {
  const shopper = await people.shopper();
  const productId = await newProduct(database);
  const users = database.collection<{ sessions: { expiresAt: Date; endsAt: Date }[] }>("users");
  const day = 24 * 3600 * 1000;
  const owner = { _id: new ObjectId(shopper.id) };
  await users.updateOne(owner, { $set: { "sessions.0.endsAt": new Date(Date.now() + 30 * day) } });
  const answer = await shopper.request.post(add, { data: { productId } });
  const [, maxAge] = /^token=\S+; .*Max-Age=(\d+)/.exec(String(answer.headers()["set-cookie"])) ?? [];
  // A week, to the end of a second.
  expect(Number(maxAge) / (24 * 3600)).toBeCloseTo(7, 3);
  const left = async () => ((await users.findOne(owner))?.sessions[0]?.expiresAt.getTime() ?? 0) - Date.now();
  await expect.poll(left).toBeGreaterThan(6 * day);
});
