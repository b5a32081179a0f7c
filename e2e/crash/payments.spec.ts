import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import pLimit from "p-limit";
import { makeRandom } from "../../scripts/seed/random";
import { expect, test } from "./fixtures";
import { faultsInBooks } from "./support/books";
import { addressInfo, newBuyer } from "./support/buyers";
import type { Place } from "./support/place";
import { request } from "./support/request";
import { settle } from "./support/settle";
import { newStockedProduct } from "./support/stocked-product";

/** CRASH_BUYERS and CRASH_SEED choose others: `npm run test:faults` has 300 buyers. */
const buyers = Number(process.env.CRASH_BUYERS || 10);
const seed = Number(process.env.CRASH_SEED || 1);

const buyersAtOnce = 8;
const productsInAll = 10;
/** So few that some buyers find the product sold out. */
const piecesPerBuyer = 1.6;
const chaosMs = 60;

/** How calls to the provider fail, alternating with calls that succeed. */
const troubles = [
  { status: 503, times: 2 },
  { status: 429, times: 1 },
  { status: 400, times: 1 },
  { status: 502, done: true, times: 1 },
  { drop: true, times: 1 },
  { drop: true, done: false, times: 2 },
  { slow_ms: 400, times: 3 },
];
const outcomes = ["captured", "captured", "captured", "authorized", "failed"];
const webhookModes = ["send", "lose", "double", "reorder", "corrupt"];

type Random = () => number;

function oneOf<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

/**
 * Buyers pay while the provider fails at random, webhooks are lost, duplicated, late or forged, and people at both ends
 * pay twice or too late, cancel, and refund by hand.
 */
test("the books are right after payments whose provider, webhooks and people fail at random", async ({
  client,
  place,
}) => {
  test.setTimeout(240_000 + buyers * 5_000);
  const database = client.db();
  const random = makeRandom(seed).next;
  const pieces = Math.ceil((buyers * piecesPerBuyer) / productsInAll);
  const products = await Promise.all(Array.from({ length: productsInAll }, () => newStockedProduct(database, pieces)));
  const chaos = { isOver: false };
  const trouble = makeTrouble(place, random, chaos);
  const limit = pLimit(buyersAtOnce);
  const flow = async (index: number) => {
    const { productId } = products[index % productsInAll] as (typeof products)[number];
    await payOnce(database, place, await newBuyer(database, place, productId, "captured"), random);
  };
  await Promise.all(Array.from({ length: buyers }, (_, index) => limit(() => flow(index))));
  chaos.isOver = true;
  await trouble;
  await settle(database, place);
  expect(await faultsInBooks(database, place, products)).toEqual([]);
});

async function makeTrouble(place: Place, random: Random, chaos: { isOver: boolean }): Promise<void> {
  while (!chaos.isOver) {
    if (random() < 0.5) await atProvider(place, "_test/behave", oneOf(random, troubles));
    await sleep(chaosMs);
  }
  await atProvider(place, "_test/behave", { times: 0 });
}

async function payOnce(
  database: Db,
  place: Place,
  { id, call }: Awaited<ReturnType<typeof newBuyer>>,
  random: Random,
): Promise<void> {
  const order = await call("create", { addressInfo });
  if (!order) return;
  const { orderId, razorpayOrderId: order_id } = order;
  if (random() < 0.15) {
    const late = { holdUntil: new Date(Date.now() - 1000) };
    await database.collection("orders").updateOne({ userId: id, holdUntil: { $type: "date" } }, { $set: late });
    if (random() < 0.5) await runReconciler(place);
  }
  if (random() < 0.15) await call("cancel", { orderId });
  const pay = (again: boolean) =>
    atProvider(place, "_test/pay", {
      order_id,
      outcome: oneOf(random, outcomes),
      webhooks: oneOf(random, webhookModes),
      delay_ms: Math.floor(random() * 300),
      again,
    });
  const paid = await pay(false);
  if (random() < 0.15) await pay(true);
  const paymentPath = `v1/payments/${paid?.razorpay_payment_id}`;
  const refundByHand = () => atProvider(place, `${paymentPath}/refund`, random() < 0.5 ? {} : { amount: 40_000 });
  if (random() < 0.15) await refundByHand();
  if (paid && random() < 0.6) await call("capture", { orderId, ...paid });
  if (random() < 0.15) await refundByHand();
  if (random() < 0.15) await call("cancel", { orderId });
  if (random() < 0.1) await runReconciler(place);
}

async function runReconciler({ shopUrl, secrets }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${secrets.CRON_SECRET}` };
  await request(`${shopUrl}/api/cron/reconcile`, { method: "POST", headers });
}

/** Calls the provider with the shop's keys; null when it rejects or drops the call. */
async function atProvider({ providerUrl, secrets }: Place, path: string, body: object) {
  const keys = Buffer.from(`${secrets.RAZORPAY_KEY_ID}:${secrets.RAZORPAY_KEY_SECRET}`).toString("base64");
  const headers = { "content-type": "application/json", authorization: `Basic ${keys}` };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await request(`${providerUrl}/${path}`, init).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Record<string, unknown>) : null;
}
