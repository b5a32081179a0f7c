import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

const chrome =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

const list = async ({ request }: Pick<Caller, "request">) =>
  (await good(await request.get("/api/auth/sessions"))).sessions;

test("the sessions are listed by browser and system, and one or all others can be ended", async ({
  shopper,
  people,
}) => {
  const [phone, laptop] = [await people.guest(), await people.guest()];
  for (const [request, agent] of [
    [phone, chrome],
    [laptop, "curl/8.5.0"],
  ] as const) {
    await good(await request.post("/api/auth/login", { data: shopper, headers: { "user-agent": agent } }));
  }
  const seen = await list({ request: phone });
  expect(seen).toHaveLength(3);
  const own = seen.find(({ current }: { current: boolean }) => current);
  expect(own).toMatchObject({ browser: "Chrome", system: "Android" });
  expect(Date.now() - Date.parse(own.firstAt)).toBeLessThan(60_000);
  expect(own.lastAt).toBe(own.firstAt);
  // The session of the fixture was made without these.
  expect(seen.at(-1)).toMatchObject({ browser: "Unknown", system: "Unknown", firstAt: null, lastAt: null });

  const other = (await list({ request: laptop })).find(({ current }: { current: boolean }) => current);
  await good(await phone.post("/api/auth/endSession", { data: { id: other.id } }));
  expect((await (await laptop.get("/api/auth/checkAuth")).json()).user).toBeNull();
  await bad(await phone.post("/api/auth/endSession", { data: { id: other.id } }), 404, "not_found");
  await good(await phone.post("/api/auth/endSession", { data: { others: true } }));
  expect(await list({ request: phone })).toHaveLength(1);
  expect((await shopper.request.get("/api/auth/sessions")).status()).toBe(401);
});

test("a listed session id is not the stored one, and nobody can end another shopper's session", async ({
  shopper,
  people,
  database,
}) => {
  const user = await database.collection("users").findOne({ email: shopper.email });
  const [{ id }] = await list(shopper);
  expect(id).not.toBe(user?.sessions[0].id);
  const stranger = await people.shopper();
  await bad(await stranger.request.post("/api/auth/endSession", { data: { id } }), 404, "not_found");
  const sessionId = user?.sessions[0].id;
  await bad(await shopper.request.post("/api/auth/endSession", { data: { id: sessionId } }), 404, "not_found");
  for (const data of [{}, { others: false }, { id: 1 }]) {
    await bad(await shopper.request.post("/api/auth/endSession", { data }), 422, "invalid");
  }
});

test("the last use of a session is stored every 15 minutes, after the answer", async ({ people, database }) => {
  const shopper = await people.shopper();
  await good(await shopper.request.post("/api/auth/login", { data: shopper }));
  const users = database.collection("users");
  const before = new Date(Date.now() - 16 * 60_000);
  const usedAt = async () => (await users.findOne({ email: shopper.email }))?.sessions[0].usedAt;
  await list(shopper);
  const first = await usedAt();
  await list(shopper);
  expect(await usedAt()).toEqual(first);
  await users.updateOne({ email: shopper.email }, { $set: { "sessions.0.usedAt": before } });
  await list(shopper);
  await expect.poll(async () => ((await usedAt()) as Date).getTime()).toBeGreaterThan(before.getTime());
});
