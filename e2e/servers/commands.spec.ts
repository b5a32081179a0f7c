import { randomUUID } from "node:crypto";
import { type Db, ObjectId } from "mongodb";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi/endpoints";
import { good } from "../api/support/answers";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { editProduct, newProduct } from "../api/support/goods";
import { pay } from "../api/support/razorpay";
import { samples } from "../api/support/samples";
import { addressOf, contentOf, nameOf } from "../api/support/send";
import { expect, type People, test } from "../fixtures";
import { type CallWorld, type MeasuredCall, measuredCalls, unmeasured } from "./support/command-table";
import { type DatabaseWork, observe, type Query } from "./support/observe-database";
import { inOwnShop, measured } from "./support/own-shops";

// Some of the commands are only counted for the whole database server.
inOwnShop(measured);

/** How many keys or documents a query may read for each that it returns or changes. */
const usualReads = 10;

test("every endpoint is measured, or the table says why not", () => {
  const named = [...measuredCalls.map(({ endpoint }) => endpoint), ...Object.keys(unmeasured)];
  expect([...new Set(named)].sort()).toEqual(endpoints.map(nameOf).sort());
});

test("no call sends more database commands than the table allows, or reads far more than it returns", async ({
  people,
  database,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await untilIndexed(database, baseURL);
  await crowd(database, people);
  const shopper = await people.shopper();
  const world: CallWorld = {
    ...(await buildWorld(shopper, database)),
    otherProductId: await newProduct(database),
    payment: {},
  };
  const cookies = {
    guest: undefined,
    shopper: await cookieOf(shopper),
    admin: await cookieOf(await people.admin()),
  };

  async function make(call: MeasuredCall): Promise<Record<string, string>> {
    const endpoint = endpointOf(call);
    const sample = (call.sample ?? samples[call.endpoint])?.(world) ?? {};
    const { headers, body } = contentOf(endpoint, sample);
    const cookie = cookies[call.by];
    const answer = await fetch(`${baseURL}${addressOf(endpoint, sample)}`, {
      method: endpoint.method,
      headers: { ...headers, ...call.headers, ...(cookie && { cookie }) },
      body,
    });
    const text = await answer.text();
    if (!call.note?.includes("refused")) expect(answer.status, `${titleOf(call)}: ${text}`).toBeLessThan(300);
    return endpoint.download ? {} : JSON.parse(text);
  }

  const found: string[] = [];
  for (const call of measuredCalls) {
    // What a process reads once and keeps is not what a call costs.
    if (call.endpoint.startsWith("GET")) await make(call);
    let answer: Record<string, string> = {};
    const work = await observe(database, async () => {
      answer = await make(call);
    });
    if (call.endpoint === "POST /api/shop/order/create") {
      const { orderId = "", razorpayOrderId = "" } = answer;
      world.orderId = orderId;
      world.payment = { orderId, ...(await pay(razorpayOrderId)) };
    }
    found.push(...faultsOf(call, work), ...(await longCounts(database, call, work)));
  }
  expect(found).toEqual([]);
});

/** How many there are of everything, so that a query that reads more of an index than it needs stands out. */
const crowdSize = 300;
const crowded = [
  "users",
  "carts",
  "wishlists",
  "addressbooks",
  "orders",
  "returns",
  "grievances",
  "messages",
  "accountlinks",
  "adminlog",
];

/** Lets a shopper and an admin leave something in each collection, as if many others had done the same. */
async function crowd(database: Db, people: People): Promise<void> {
  const [shopper, admin] = [await people.shopper(), await people.admin()];
  const { productId, orderId } = await buildWorld(shopper, database);
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId } }));
  await editProduct(admin, productId, { stock: 1_000 });
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus: "Shipped" } }));
  const guest = await people.guest();
  await good(await guest.post("/api/auth/forgotPassword", { data: { email: shopper.email } }));
  // Mails and links are made after the answers; nothing of it may be left to do, three hundred times.
  await expect.poll(() => database.collection("accountlinks").countDocuments({ open: true })).toBe(0);
  await expect.poll(() => database.collection("messages").distinct("state")).toEqual(["sent"]);
  for (const name of crowded) {
    const collection = database.collection(name);
    const [model] = await collection.find().sort({ _id: -1 }).limit(1).toArray();
    if (!model) throw new Error(`There is nothing in ${name}`);
    const unique = (await collection.indexes()).filter((index) => index.unique).flatMap(({ key }) => Object.keys(key));
    const copies = Array.from({ length: crowdSize }, (_, number) => {
      const texts = unique.filter((field) => typeof model[field] === "string");
      const own = Object.fromEntries(texts.map((field) => [field, `${model[field]} ${number}`]));
      const _id = typeof model._id === "string" ? randomUUID() : new ObjectId();
      return { ...model, ...own, _id, ...(model.userId && { userId: new ObjectId() }) };
    });
    await collection.insertMany(copies as object[]);
  }
}

/** Waits for the index of words, which a shop that has just started is still reading. */
async function untilIndexed(database: Db, baseURL: string | undefined): Promise<void> {
  let page = 0;
  const search = async () => {
    // Another page each time: an answer that is kept would need no index.
    const { status } = await fetch(`${baseURL}/api/shop/products/get?q=kurta&page=${++page}`);
    expect(status).toBe(200);
  };
  const aggregates = async () => (await observe(database, search)).commands.aggregate ?? 0;
  await expect.poll(aggregates, { timeout: 90_000 }).toBe(0);
}

function endpointOf({ endpoint: name }: MeasuredCall): Endpoint {
  const endpoint = endpoints.find((each) => nameOf(each) === name);
  if (!endpoint) throw new Error(`There is no ${name}`);
  return endpoint;
}

function titleOf({ endpoint, note, by }: MeasuredCall): string {
  return [`${endpoint} by ${by}`, ...(note ? [note] : [])].join(", ");
}

/** A count reads one entry of the index for each document that it counts, and no document. */
const isCount = ({ what, docsExamined }: Query) => what.endsWith("aggregate") && docsExamined === 0;

/** The counts that read more entries than there are documents: in an index that has several of each. */
async function longCounts(database: Db, call: MeasuredCall, { queries }: DatabaseWork): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries.filter(isCount)) {
    const [collection = ""] = query.what.split(" ");
    const documents = await database.collection(collection).countDocuments();
    if (query.keysExamined > documents + usualReads)
      found.push(`${titleOf(call)}: counts long: ${JSON.stringify(query)}`);
  }
  return found;
}

/** What a call did beyond what the table allows. */
function faultsOf(call: MeasuredCall, { commands, collectionScans, queries }: DatabaseWork): string[] {
  const { commands: most, readsPerResult = usualReads } = call;
  const sum = Object.values(commands).reduce((one, other) => one + other, 0);
  const isWasteful = (query: Query) =>
    !isCount(query) && Math.max(query.keysExamined, query.docsExamined) > readsPerResult * query.found;
  const faults = [
    ...(sum > most
      ? [
          `${sum} commands instead of ${most}: ${JSON.stringify(commands)}, ${queries.map(({ what }) => what).join(", ")}`,
        ]
      : []),
    ...(collectionScans > 0 ? [`${collectionScans} collection scans`] : []),
    ...queries.filter(isWasteful).map((query) => `reads much: ${JSON.stringify(query)}`),
  ];
  return faults.map((fault) => `${titleOf(call)}: ${fault}`);
}
