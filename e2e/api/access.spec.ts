import { type Db, ObjectId } from "mongodb";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi/endpoints";
import { expect, type People, test } from "../fixtures";
import { buildWorld } from "./support/build-world";
import { cookieOf, expired, tampered } from "./support/cookies";
import { samples } from "./support/samples";
import { nameOf, send } from "./support/send";

test("every endpoint has a sample, so its access is tested below", () => {
  expect(Object.keys(samples).sort()).toEqual(endpoints.map(nameOf).sort());
});

/** Calls about reviews of others, which only their writers may not make. */
const aboutOthers = ["POST /api/shop/review/helpful", "POST /api/shop/review/report"];

/** Calls about one thing of one shopper, named by {userId} or by the id of an order. */
function isPersonal(endpoint: Endpoint): boolean {
  const { owner, access, errors = [] } = endpoint;
  if (aboutOthers.includes(nameOf(endpoint))) return false;
  return access === "shopper" && (owner === true || errors.includes("forbidden"));
}

/** Made once for all calls: each costs passwords that are hashed as the shop does. */
let ended: Promise<Record<string, string>> | undefined;

/** Cookies of sessions that have ended, by what ended them. */
async function endedSessions(people: People, database: Db): Promise<Record<string, string>> {
  const signedOut = await people.shopper();
  const signedOutCookie = await cookieOf(signedOut);
  await signedOut.request.post("/api/auth/logout", { data: {} });

  const deleted = await people.shopper();
  const deletedCookie = await cookieOf(deleted);
  await database.collection("users").deleteOne({ _id: new ObjectId(deleted.id) });

  const changed = await people.shopper();
  const oldCookie = await cookieOf(changed);
  const elsewhere = await people.guest();
  await elsewhere.post("/api/auth/login", { data: { email: changed.email, password: changed.password } });
  const change = { currentPassword: changed.password, newPassword: "quite another one" };
  expect((await elsewhere.post("/api/auth/changePassword", { data: change })).status()).toBe(200);

  return {
    "signed-out cookie": signedOutCookie,
    "cookie of a deleted user": deletedCookie,
    "cookie older than a password change": oldCookie,
  };
}

/** Ships an order, with which it gets a document. */
async function sendOrder(people: People, orderId: string): Promise<void> {
  const data = { orderId, orderStatus: "Shipped" };
  expect((await (await people.admin()).request.post("/api/admin/orders/updateStatus", { data })).status()).toBe(200);
}

for (const endpoint of endpoints) {
  const name = nameOf(endpoint);

  test(`${name} answers only those who may call it`, async ({ people, database, baseURL }) => {
    const owner = await people.shopper();
    const world = await buildWorld(owner, database);
    if (endpoint.download === "application/pdf") await sendOrder(people, world.orderId);
    const sample = samples[name]?.(world);
    if (!sample) throw new Error(`${name} has no sample`);
    const call = (cookie?: string) => send(baseURL, endpoint, sample, cookie);

    ended ??= endedSessions(people, database);
    const ownCookie = await cookieOf(owner);
    const nobodies = {
      guest: undefined,
      ...(await ended),
      "tampered cookie": tampered(ownCookie),
      "expired cookie": expired(ownCookie),
      "something that is no token": "token=%7B%22%24gt%22%3A%22%22%7D",
    };
    for (const [who, cookie] of Object.entries(nobodies)) {
      const answer = await call(cookie);
      if (endpoint.access === "anyone" && !endpoint.machine) {
        expect([401, 403], who).not.toContain(answer.status);
        expect(answer.status, who).toBeLessThan(500);
      } else {
        expect(answer.status, who).toBe(401);
        expect(await answer.json(), who).toMatchObject({ success: false });
      }
    }

    const stranger = await call(await cookieOf(await people.shopper()));
    if (endpoint.access === "admin" || isPersonal(endpoint)) expect(stranger.status, "another shopper").toBe(403);

    const admin = await call(await cookieOf(await people.admin()));
    const mayNot = isPersonal(endpoint) && endpoint.method !== "GET";
    if (mayNot) expect(admin.status, "an admin, with somebody else's things").toBe(403);
    else if (isPersonal(endpoint)) expect(admin.status, "an admin, reading").toBe(200);
    else if (endpoint.access === "admin") expect([401, 403], "an admin").not.toContain(admin.status);

    const own = await call(ownCookie);
    if (endpoint.access === "admin") expect(own.status, "the shopper").toBe(403);
    else if (!endpoint.machine) expect([401, 403, 404, 405, 415, 500], "the shopper").not.toContain(own.status);
    if (own.status < 300 && !endpoint.download) expect(await own.json()).toMatchObject({ success: true });
    if (endpoint.access !== "anyone") expect(own.headers.get("cache-control")).toBe("private, no-store");
  });
}
