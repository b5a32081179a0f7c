import { type Db, ObjectId } from "mongodb";
import { formerAccountId } from "@/lib/former-account";
import { brokenInvariants } from "../../scripts/data/invariants";
import { good } from "../api/support/answers";
import { cookieOf } from "../api/support/cookies";
import { finish, wholePerson } from "../api/support/whole-person";
import { expect, test } from "../fixtures";
import { accounts, inOwnShop } from "./support/own-shops";

// The database's profiler records what is read.
inOwnShop(accounts);
test.setTimeout(120_000);

/** Adds 300 delivered orders like this one, without documents and with 200 lines each: some 14 MB. */
async function addOrders(database: Db, orderId: string): Promise<ObjectId[]> {
  const orders = database.collection("orders");
  const order = await orders.findOne({ _id: new ObjectId(orderId) });
  if (!order) throw new Error("There is no order");
  const { attemptKeys: _, documents: __, returns: ___, ...plain } = order;
  const cartItems = Array.from({ length: 200 }, () => ({ ...order.cartItems[0], _id: new ObjectId() }));
  const copies = Array.from({ length: 300 }, () => ({ ...plain, _id: new ObjectId(), cartItems }));
  await orders.insertMany(copies);
  return copies.map(({ _id }) => _id);
}

/** Adds two mails about each of these orders, sent so long ago that they don't have the account any more. */
async function addMails(database: Db, orderIds: ObjectId[]): Promise<void> {
  const sent = { kind: "orderPlaced", state: "sent", tries: 1 };
  const mails = orderIds.flatMap((orderId, at) =>
    [0, 1].map((days) => {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + days, 0, 0, at));
      return { ...sent, key: `test ${orderId}-${days}`, orderId, createdAt, sentAt: createdAt };
    }),
  );
  await database.collection("messages").insertMany(mails);
}

test("old mails about 300 orders are exported newest first, found by an index with some of the orders at once", async ({
  shopper,
  admin,
  database,
}) => {
  const person = await wholePerson(shopper, admin, database);
  const ids = await addOrders(database, person.returnedOrder);
  await addMails(database, ids);
  const filter = { op: "query", ns: `${database.databaseName}.messages`, "command.filter.orderId": { $exists: true } };
  await database.command({ profile: 2, filter } as never);
  const data = { password: shopper.password };
  const { messages } = await (await shopper.request.post("/api/shop/privacy/export", { data })).json();
  await database.command({ profile: 0 });
  const old = messages.filter(({ createdAt }: { createdAt: string }) => createdAt < "2026-01-03");
  expect(old).toHaveLength(600);
  const times = messages.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const reads = await database.collection("system.profile").find(filter).toArray();
  expect(reads).toHaveLength(2);
  for (const { command, planSummary, docsExamined, nreturned } of reads) {
    expect(command.filter.orderId.$in.length).toBeLessThanOrEqual(200);
    expect(planSummary).toContain("orderId: 1");
    expect(docsExamined).toBe(nreturned);
  }
  await database.collection("orders").deleteMany({ _id: { $in: ids } });
  await database.collection("messages").deleteMany({ orderId: { $in: ids } });
});

test("300 orders arrive as a stream that waits for its reader, and are detached in one deletion", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const person = await wholePerson(shopper, admin, database);
  const ids = await addOrders(database, person.returnedOrder);
  await database.command({ profile: 2, filter: { op: "query", ns: `${database.databaseName}.orders` } } as never);
  const reads = database.collection("system.profile");
  const batches = () => reads.countDocuments({ "command.filter._id.$in.0": { $in: ids } });
  // Not compressed: 300 copies of one order would fit into a buffer that nobody has to read.
  const headers = {
    "accept-encoding": "identity",
    "content-type": "application/json",
    cookie: await cookieOf(shopper),
  };
  const body = JSON.stringify({ password: shopper.password });
  const answer = await fetch(`${baseURL}/api/shop/privacy/export`, { method: "POST", headers, body });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error("There is no body");
  const first = await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const read = await batches();
  expect(read, "of six batches, while nobody reads on").toBeLessThan(6);
  const decoder = new TextDecoder();
  let text = decoder.decode(first.value, { stream: true });
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
  }
  expect(JSON.parse(text).orders).toHaveLength(302);
  expect(await batches()).toBeGreaterThan(read);
  await database.command({ profile: 0 });

  await finish(shopper, admin, person);
  const orders = database.collection("orders");
  const own = await orders.distinct("_id", { userId: new ObjectId(shopper.id) });
  const { password } = shopper;
  await good(await shopper.request.post("/api/shop/privacy/delete", { data: { password } }));
  expect(await orders.countDocuments({ _id: { $in: own }, userId: new ObjectId(formerAccountId) })).toBe(302);
  expect(await orders.countDocuments({ searchWords: shopper.email })).toBe(0);
  await orders.deleteMany({ _id: { $in: ids } });
  expect(await brokenInvariants(database)).toEqual([]);
});
