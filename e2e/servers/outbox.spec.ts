import { type Db, ObjectId } from "mongodb";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { behave, mailsTo, mailTo } from "../api/support/mailbox";
import { type Caller, expect, test } from "../fixtures";
import { anotherInstance } from "../own-server";
import { inOwnShop, withProviders } from "./support/own-shops";

// A run of the reconciler sends all that is due in the database.
inOwnShop(withProviders);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Adds messages about a new order of a shopper, whose own mail the shop has sent. */
async function messagesOf(shopper: Caller, database: Db) {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const { messageId } = await mailTo(shopper.email, /^Order .* placed/);
  const messages = database.collection("messages");
  await expect.poll(async () => (await messages.findOne({ orderId: new ObjectId(orderId) }))?.state).toBe("sent");
  const about = { kind: "orderPlaced", orderId: new ObjectId(orderId), userId: new ObjectId(shopper.id), step: 0 };
  const add = async (fields: object) => {
    const _id = new ObjectId();
    const now = new Date();
    const waiting = { state: "waiting", tries: 0, nextTryAt: now, createdAt: now };
    await messages.insertOne({ _id, key: `test ${_id}`, ...about, ...waiting, ...fields });
    return () => messages.findOne({ _id });
  };
  return { add, first: messageId };
}

async function reconcile(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  expect((await fetch(`${url}/api/cron/reconcile`, { method: "POST", headers })).status).toBe(200);
}

test.afterEach(async ({ database }) => {
  await database.collection("messages").deleteMany({ key: /^test / });
});

test("when two instances send at the same time each mail is sent once", async ({ shopper, database, shop }) => {
  test.setTimeout(120_000);
  const other = await anotherInstance();
  const { add } = await messagesOf(shopper, database);
  await behave(shopper.email, { slow_ms: 3_000, times: 3 });
  const stored = [await add({}), await add({}), await add({})];
  const urls = [shop.url, other.url];
  await Promise.all([...urls, ...urls].map(reconcile));
  for (const message of stored) {
    await expect.poll(async () => (await message())?.state, { timeout: 30_000 }).toBe("sent");
    expect((await message())?.tries).toBe(1);
  }
  // And that of the order.
  expect(await mailsTo(shopper.email)).toHaveLength(4);
});

test("a mail that a killed server was sending is sent after two minutes, not before", async ({
  shopper,
  database,
  baseURL,
}) => {
  const { add, first } = await messagesOf(shopper, database);
  const left = await add({ tries: 1, nextTryAt: new Date(Date.now() + 2 * minuteMs) });
  const due = await add({});
  await reconcile(String(baseURL));
  await expect.poll(async () => (await due())?.state).toBe("sent");
  expect(await left()).toMatchObject({ state: "waiting", tries: 1 });
  await database.collection("messages").updateOne({ _id: (await left())?._id }, { $set: { nextTryAt: new Date() } });
  await reconcile(String(baseURL));
  await expect.poll(async () => (await left())?.state).toBe("sent");
  expect((await left())?.tries).toBe(2);
  const ids = (await mailsTo(shopper.email)).map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${(await left())?._id}@localhost>`, `<${(await due())?._id}@localhost>`, first]);
});

test("after 30 days a sent message no longer says what it was about", async ({ shopper, database, baseURL }) => {
  const { add } = await messagesOf(shopper, database);
  const sentAt = (days: number) => new Date(Date.now() - days * dayMs);
  const sent = { state: "sent", tries: 1, nextTryAt: undefined, linkId: "a link", returnId: new ObjectId() };
  const old = await add({ ...sent, createdAt: sentAt(31), sentAt: sentAt(31) });
  const young = await add({ ...sent, createdAt: sentAt(29), sentAt: sentAt(29) });
  await reconcile(String(baseURL));
  const keys = async (message: typeof old) => Object.keys((await message()) ?? {}).filter((key) => key !== "nextTryAt");
  await expect
    .poll(async () => (await keys(old)).toSorted())
    .toEqual(["_id", "createdAt", "key", "kind", "orderId", "sentAt", "state", "tries"]);
  expect(await keys(young)).toEqual(expect.arrayContaining(["userId", "step", "linkId", "returnId"]));
});
