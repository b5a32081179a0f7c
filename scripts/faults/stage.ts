import { setTimeout as sleep } from "node:timers/promises";
import { type Db, MongoClient, ObjectId } from "mongodb";
import { testBuildFolder } from "../check/build-stage";
import type { Stage } from "../check/stage";
import { say } from "../lib/progress.mjs";
import { ensureBuild } from "../shop/build";
import { faultsInBooks, type Shelf } from "./books";
import { buy, newBuyer, pressAgain, type Way } from "./buyers";
import { flowMs, momentOf } from "./moments";
import { openPlace, type Place } from "./place";
import { seeded } from "./random";

const usualKills = 12;
const buyersPerRound = 8;
const piecesPerRound = 12;
const ways: Way[] = ["cash", "captured", "authorized", "webhook only", "browser closed"];
/**
 * Kills the shop, every fourth time its database, at each step and at random moments while shoppers buy; then starts it
 * again, lets the reconciler work, and looks whether the books are right. The numbers of kills and the seed can be
 * given: `npm test -- faults 50 7`.
 */
export const faults: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to test.");
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  const [kills = usualKills, seed = 1] = extra.map(Number);
  const place = await openPlace(session);
  const client = await MongoClient.connect(place.mongodbUri);
  const counts = { passed: 0, failed: 0 };
  const shelves: Shelf[] = [];
  try {
    for (let round = 1; round <= kills; round++) {
      const { moment, found } = await runRound(client.db(), place, shelves, {
        round,
        random: seeded(seed * 1000 + round),
      });
      say(`  Kill ${round} of ${kills}, ${moment}: ${found.length === 0 ? "the books are right" : found.join("; ")}`);
      if (found.length === 0) counts.passed++;
      else counts.failed++;
    }
  } finally {
    await client.close();
  }
  return counts;
};

async function runRound(
  database: Db,
  place: Place,
  shelves: Shelf[],
  { round, random }: { round: number; random: () => number },
): Promise<{ moment: string; found: string[] }> {
  const shelf = await newShelf(database);
  shelves.push(shelf);
  const wayOf = () => ways[Math.floor(random() * ways.length)] ?? "cash";
  const buyers = [];
  for (let i = 0; i < buyersPerRound; i++) buyers.push(await newBuyer(database, place, shelf.productId, wayOf()));
  const waiting = momentOf(round, database, place, random);
  const flows = buyers.map((buyer) => buy(buyer, place, random() * (flowMs / 2)));
  const moment = await waiting;
  await place.killAndRestart(round % 4 === 0 ? "database" : "shop");
  await Promise.all(flows);
  await Promise.all(buyers.map(pressAgain));
  await settle(database, place);
  return { moment, found: await faultsInBooks(database, place, shelves) };
}

async function newShelf(database: Db): Promise<Shelf> {
  const productId = new ObjectId();
  const title = `Shelf ${productId}`;
  await database.collection("products").insertOne({
    _id: productId,
    title,
    titleKey: title.toLowerCase(),
    image: "/pictures/tee-marigold-plain.webp",
    description: "A tee for tests.",
    category: "men",
    brand: "zara",
    size: [],
    price: 50_000,
    saleprice: 0,
    pays: 50_000,
    stock: piecesPerRound,
    seller: "Test Loom",
    version: 1,
    live: true,
    words: [],
  });
  return { productId, pieces: piecesPerRound };
}

/** Ends all holds and runs the reconciler until it has nothing left to do, and knows of no money without an order. @throws Error when it does not come to an end */
async function settle(database: Db, { shopUrl, secrets }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${secrets.CRON_SECRET}` };
  const late = { $set: { holdUntil: new Date(Date.now() - 1000) } };
  for (let tries = 0; tries < 20; tries++) {
    await database.collection("orders").updateMany({ holdUntil: { $type: "date" } }, late);
    const answer = await fetch(`${shopUrl}/api/cron/reconcile`, { method: "POST", headers }).catch(() => null);
    const result = answer?.ok ? await answer.json() : null;
    const open = await database.collection("orders").countDocuments({
      $or: [{ holdUntil: { $type: "date" } }, { "refunds.status": { $in: ["wanted", "sent"] } }],
    });
    const isQuiet = result && open === 0 && result.unreachable === 0 && result.settled === 0;
    if (isQuiet && result.moneyWithoutOrder.length === 0) return;
    await sleep(250);
  }
  throw new Error("The reconciler did not come to an end.");
}
