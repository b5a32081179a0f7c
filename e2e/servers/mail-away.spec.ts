import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { type Db, ObjectId } from "mongodb";
import { cookieOf } from "../api/support/cookies";
import { fill, newProduct } from "../api/support/goods";
import { behave, mailsTo, mailTo } from "../api/support/mailbox";
import { type Caller, expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { inOwnShop, withProviders } from "./support/own-shops";

inOwnShop(withProviders);

const addressInfo = { address: "12 Silver Oak Residency", city: "Bangalore", phone: "9845011223", pincode: "560038" };

async function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${url}${path}`, init);
  return { status: answer.status, body: await answer.json() };
}

/** Places a cash order through a server, and says how the shop keeps its mail. */
async function order(url: string, shopper: Caller, database: Db) {
  await fill(shopper, await newProduct(database));
  const headers = { cookie: await cookieOf(shopper) };
  const { status, body } = await post(url, "/api/shop/order/createCOD", { addressInfo }, headers);
  expect(status, JSON.stringify(body)).toBe(201);
  const messages = database.collection("messages");
  const stored = () => messages.findOne({ orderId: new ObjectId(String(body.orderId)) });
  /** Makes it due now, and runs the reconciler. */
  const tryAgain = async () => {
    const waiting = { orderId: new ObjectId(String(body.orderId)), state: "waiting" };
    await messages.updateOne(waiting, { $set: { nextTryAt: new Date(0) } });
    const secret = { authorization: `Bearer ${process.env.CRON_SECRET}` };
    expect((await post(url, "/api/cron/reconcile", {}, secret)).status).toBe(200);
  };
  return { stored, tryAgain };
}

// A server sends what is due in its database, so also what the server of an earlier test has left.
test.beforeEach(async ({ database }) => {
  await database.collection("messages").deleteMany({ state: "waiting" });
});

const minutes = (ms: number) => Math.round(ms / 60_000);

test("a mail that is not taken is sent again with the same id, but not one that is refused for good", async ({
  shopper,
  database,
  shop,
}) => {
  const { email } = shopper;
  await behave(email, { status: 451, times: 1 });
  const first = await order(shop.url, shopper, database);
  await expect.poll(async () => (await first.stored())?.why).toBe("451 DATA EMESSAGE");
  const waiting = await first.stored();
  expect(waiting).toMatchObject({ state: "waiting", tries: 1 });
  expect(minutes(waiting?.nextTryAt - Date.now())).toBe(1);
  await behave(email, { drop: true, times: 1 });
  await first.tryAgain();
  await expect.poll(async () => minutes((await first.stored())?.nextTryAt - Date.now())).toBe(5);
  await first.tryAgain();
  await expect.poll(async () => (await first.stored())?.state).toBe("sent");
  expect(await mailsTo(email)).toMatchObject([{ messageId: `<${waiting?._id}@localhost>` }]);

  await behave(email, { status: 550, times: 1 });
  const second = await order(shop.url, shopper, database);
  await expect.poll(async () => (await second.stored())?.state).toBe("failed");
  expect(await second.stored()).toMatchObject({ tries: 1, why: "550 DATA EMESSAGE" });
  await second.tryAgain();
  expect(await mailsTo(email)).toHaveLength(1);

  // The server says yes, and its yes is lost: the only way to a second copy, which has the same id.
  await behave(email, { drop: true, done: true, times: 1 });
  const third = await order(shop.url, shopper, database);
  await expect.poll(async () => (await third.stored())?.why).toBeDefined();
  await third.tryAgain();
  await expect.poll(async () => (await third.stored())?.state).toBe("sent");
  const ids = (await mailsTo(email)).slice(0, 2).map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${(await third.stored())?._id}@localhost>`, `<${(await third.stored())?._id}@localhost>`]);

  expect(shop.server?.output(), "the log was kept").toContain("Ready on");
  expect(shop.server?.output(), "logs name nobody").not.toContain(email);
});

test("orders and sign-ups are answered while the mail server is silent, and their mails stay queued", async ({
  shopper,
  database,
}) => {
  test.setTimeout(120_000);
  // Accepts connections and never says a word.
  const silent: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const server = await startOwnServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    await untilUp(server);
    const { stored } = await order(server.url, shopper, database);
    expect((await stored())?.state).toBe("waiting");
    const unique = randomUUID().slice(0, 13);
    const email = `${unique}@shopper.example`;
    const person = { username: `Test ${unique}`, email, password: "a password for tests" };
    expect((await post(server.url, "/api/auth/register", person)).status).toBe(201);
    expect((await post(server.url, "/api/auth/forgotPassword", { email })).status).toBe(200);
    // The greeting is waited for 10 s: everything above was answered before.
    expect((await stored())?.why).toBeUndefined();
    await server.stop();
    expect(await server.ended, "nothing holds up the end of the server").toBe(0);
  } finally {
    await server.stop();
    silent.close();
  }
});

test("without a mail server nothing is queued and links can be neither requested nor used", async ({
  shopper,
  database,
}) => {
  test.setTimeout(90_000);
  const server = await startOwnServer({ SMTP_URL: "", MAIL_FROM: "" });
  try {
    await untilUp(server);
    expect(await (await fetch(`${server.url}/api/shop/config`)).json()).toMatchObject({ mail: false });
    const { stored } = await order(server.url, shopper, database);
    expect(await stored()).toBeNull();
    const token = "x".repeat(43);
    const cookie = { cookie: await cookieOf(shopper) };
    for (const [call, body] of [
      ["forgotPassword", { email: shopper.email }],
      ["resetPassword", { token, password: "another password" }],
      ["verifyEmail", { token }],
      ["sendVerification", {}],
    ] as const) {
      const answer = await post(server.url, `/api/auth/${call}`, body, cookie);
      expect(answer, call).toMatchObject({ status: 503, body: { code: "not_configured" } });
    }
  } finally {
    await server.stop();
  }
});

test("the fourth request for a link within an hour gets the same answer and sends no mail", async ({
  shopper,
  database,
}) => {
  test.setTimeout(120_000);
  await database.collection("ratelimits").deleteMany({});
  const server = await startOwnServer({ RATE_LIMIT_SCALE: "1" });
  try {
    await untilUp(server);
    const answers = [];
    for (let request = 0; request < 5; request++) {
      answers.push(await post(server.url, "/api/auth/forgotPassword", { email: shopper.email }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await expect.poll(() => database.collection("accountlinks").countDocuments({ open: true })).toBe(0);
    await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(3);

    const cookie = { cookie: await cookieOf(shopper) };
    const statuses = [];
    for (let request = 0; request < 4; request++) {
      statuses.push((await post(server.url, "/api/auth/sendVerification", {}, cookie)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await mailTo(shopper.email, "Confirm your email address");
  } finally {
    await server.stop();
  }
});

test("a request for a link that a killed server left is answered by the next run of the reconciler", async ({
  shopper,
  database,
  baseURL,
}) => {
  const _id = randomUUID();
  const ago = new Date(Date.now() - 120_000);
  const record = { _id: _id as unknown as ObjectId, kind: "resetPassword", email: shopper.email, open: true };
  await database
    .collection("accountlinks")
    .insertOne({ ...record, requestedAt: ago, expiresAt: new Date(Date.now() + 60_000) });
  const secret = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  await post(String(baseURL), "/api/cron/reconcile", {}, secret);
  await mailTo(shopper.email, "Reset your password");
});

test("an expired link is not sent", async ({ shopper, database, baseURL }) => {
  const userId = new ObjectId(shopper.id);
  const linkId = randomUUID();
  const before = new Date(Date.now() - 1000);
  await database.collection("accountlinks").insertOne({
    _id: linkId as unknown as ObjectId,
    kind: "resetPassword",
    userId,
    tokenHash: linkId,
    requestedAt: before,
    expiresAt: before,
  });
  const message = { key: `test ${linkId}`, kind: "resetPassword", state: "waiting", userId, linkId, tries: 1 };
  await database.collection("messages").insertOne({ ...message, nextTryAt: before, createdAt: before });
  const secret = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  await post(String(baseURL), "/api/cron/reconcile", {}, secret);
  await expect.poll(async () => (await database.collection("messages").findOne({ linkId }))?.state).toBe("expired");
  expect(await mailsTo(shopper.email)).toEqual([]);
});
