import type { Db } from "mongodb";
import { hourMs } from "@/lib/dates";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi/endpoints";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { newProduct } from "../api/support/goods";
import { pay, reconcile } from "../api/support/razorpay";
import { samples } from "../api/support/samples";
import { addressOf, contentOf, nameOf } from "../api/support/send";
import { expect, test } from "../fixtures";
import { type CallWorld, type MeasuredCall, measuredCalls, unmeasured } from "./command-table";
import { type DatabaseWork, observe, type Query, recordedScans } from "./observe-database";

/** How many keys or documents a query may read for each that it returns or changes. */
const usualReads = 10;

test("every endpoint is measured, or the table says why it is not", () => {
  const named = [...measuredCalls.map(({ endpoint }) => endpoint), ...Object.keys(unmeasured)];
  expect([...new Set(named)].sort()).toEqual(endpoints.map(nameOf).sort());
});

test("no test before these made the shop read a whole collection", async ({ database }) => {
  expect(await recordedScans(database)).toEqual([]);
});

test("no call sends more commands than the table allows, or reads far more than it returns", async ({
  people,
  database,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await settleAll(database, baseURL);
  await untilIndexed(database, baseURL);
  const shopper = await people.shopper();
  const world: CallWorld = {
    ...(await buildWorld(shopper)),
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
    return JSON.parse(text);
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
    found.push(...faultsOf(call, work));
  }
  expect(found).toEqual([]);
});

/** Leaves no order that is overdue, or will be soon: after its answer, a list of orders settles up to five that are. */
async function settleAll(database: Db, baseURL: string | undefined): Promise<void> {
  await reconcile(baseURL);
  const orders = database.collection("orders");
  await orders.updateMany({}, { $set: { checkedAt: new Date() } });
  const holdUntil = new Date(Date.now() + hourMs);
  await orders.updateMany({ holdUntil: { $type: "date" } }, { $set: { holdUntil } });
}

/**
 * Waits for the index of words. A shop that has just started is still reading it, and so is one after a test that
 * replaced the products.
 */
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

/** What a call did beyond what the table allows. */
function faultsOf(call: MeasuredCall, { commands, collectionScans, queries }: DatabaseWork): string[] {
  const { commands: most, readsPerResult = usualReads } = call;
  const sum = Object.values(commands).reduce((one, other) => one + other, 0);
  // A count reads one entry of the index for each document that it counts, and no document.
  const isCount = ({ what, docsExamined }: Query) => what.endsWith("aggregate") && docsExamined === 0;
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
