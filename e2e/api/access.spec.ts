import { type Db, ObjectId } from "mongodb";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi/endpoints";
import { expect, type People, test } from "../fixtures";
import { buildWorld } from "./support/build-world";
import { cookieOf, expired, tampered } from "./support/cookies";
import { samples, type World } from "./support/samples";
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

const isInvoice = ({ download }: Endpoint) => download === "application/pdf";

/** Calls that end a session or take something away come after those that need it, and then the invoice of a sent order. */
const rankOf = (endpoint: Endpoint) =>
  isInvoice(endpoint) ? 2 : Number(/^DELETE|login|logout|cancel|remove/.test(nameOf(endpoint)));

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

/** What a call answers. */
async function ask(baseURL: string | undefined, endpoint: Endpoint, world: World, cookie?: string) {
  const sample = samples[nameOf(endpoint)]?.(world);
  if (!sample) throw new Error(`${nameOf(endpoint)} has no sample`);
  const answer = await send(baseURL, endpoint, sample, cookie);
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const { status, headers } = answer;
  return { status, success: isJson ? JSON.parse(text).success : undefined, caching: headers.get("cache-control") };
}

/** The calls of one test, by its title. */
const areas: Record<string, Endpoint[]> = {
  "calls for anyone answer everybody": endpoints.filter(({ access, machine }) => access === "anyone" && !machine),
  "calls of machines answer nobody without their key": endpoints.filter(({ machine }) => machine),
  "calls of shoppers answer those whose things they are about": endpoints.filter(({ access }) => access === "shopper"),
  "calls of admins answer admins alone": endpoints.filter(({ access }) => access === "admin"),
};

test("every endpoint is in one of the tests below", () => {
  expect(Object.values(areas).flat().map(nameOf).sort()).toEqual(endpoints.map(nameOf).sort());
});

for (const [title, calls] of Object.entries(areas)) {
  test(title, async ({ people, database, baseURL }) => {
    const owner = await people.shopper();
    const world = await buildWorld(owner, database);
    const ownCookie = await cookieOf(owner);
    const [strangers, admins] = [await cookieOf(await people.shopper()), await cookieOf(await people.admin())];
    ended ??= endedSessions(people, database);
    const nobodies = {
      guest: undefined,
      ...(await ended),
      "tampered cookie": tampered(ownCookie),
      "expired cookie": expired(ownCookie),
      "something that is no token": "token=%7B%22%24gt%22%3A%22%22%7D",
    };
    for (const endpoint of calls.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      if (isInvoice(endpoint)) await sendOrder(people, world.orderId);
      const call = (cookie?: string) => ask(baseURL, endpoint, world, cookie);
      const check = (value: unknown, who: string) => expect.soft(value, `${nameOf(endpoint)}: ${who}`);
      const { access, machine } = endpoint;
      const isPublic = access === "anyone" && !machine;

      const tryAs = async ([who, cookie]: [string, string | undefined]) => {
        const { status, success } = await call(cookie);
        if (!isPublic) check({ status, success }, who).toEqual({ status: 401, success: false });
        else check(status < 500 && ![401, 403].includes(status), `${who} gets ${status}`).toBe(true);
      };
      await Promise.all(Object.entries(nobodies).map(tryAs));

      const stranger = await call(strangers);
      if (access === "admin" || isPersonal(endpoint)) check(stranger.status, "another shopper").toBe(403);

      const admin = await call(admins);
      const mayNot = isPersonal(endpoint) && endpoint.method !== "GET";
      if (mayNot) check(admin.status, "an admin, with somebody else's things").toBe(403);
      else if (isPersonal(endpoint)) check(admin.status, "an admin, reading").toBe(200);
      else if (access === "admin") check([401, 403, 429], "an admin").not.toContain(admin.status);

      const own = await call(ownCookie);
      if (access === "admin") check(own.status, "the shopper").toBe(403);
      else if (!machine) check([401, 403, 404, 405, 415, 429, 500], "the shopper").not.toContain(own.status);
      if (own.status < 300 && !endpoint.download) check(own.success, "the shopper").toBe(true);
      if (access !== "anyone") check(own.caching, "the shopper").toBe("private, no-store");
    }
  });
}
