import type { Db } from "mongodb";
import { makeRandom } from "../../scripts/seed/random";
import { expect, test } from "./fixtures";
import { faultsInBooks } from "./support/books";
import { buy, newBuyer, pressAgain, type Way } from "./support/buyers";
import { flowMs, momentOf } from "./support/moments";
import type { CrashPlace } from "./support/place";
import { finishReturn, newReturner, sendBack } from "./support/returners";
import { settle } from "./support/settle";
import { newStockedProduct, type StockedProduct, sizesOf } from "./support/stocked-product";

/** CRASH_KILLS and CRASH_SEED choose others: `npm run test:faults` kills 50 times. */
const kills = Number(process.env.CRASH_KILLS || 4);
const seed = Number(process.env.CRASH_SEED || 1);

const buyersPerRound = 8;
/** Shoppers whose order was delivered before, and who return or exchange it while the others buy. */
const returnersPerRound = 4;
/** In every other round sizes have their own stock, of which none is enough for those who want it. */
const piecesPerRound = [12, { s: 5, m: 7 }] as const;
const ways: Way[] = ["cash", "captured", "authorized", "webhook only", "browser closed"];

/** The products of all rounds so far: the books are checked as a whole. */
const products: StockedProduct[] = [];

// Each round kills at another step, or at a random moment; every fourth kills the database in place of the shop.
for (let round = 1; round <= kills; round++) {
  test(`kill ${round} of ${kills}, while shoppers buy, loses no order, rupee or piece`, async ({
    client,
    place,
  }, info) => {
    const random = makeRandom(seed * 1000 + round).next;
    const { moment, found } = await runRound(client.db(), place, { round, random });
    info.annotations.push({ type: "killed", description: moment });
    expect(found, moment).toEqual([]);
  });
}

async function runRound(
  database: Db,
  place: CrashPlace,
  { round, random }: { round: number; random: () => number },
): Promise<{ moment: string; found: string[] }> {
  const product = await newStockedProduct(database, piecesPerRound[round % 2] ?? 12);
  products.push(product);
  const wayOf = () => ways[Math.floor(random() * ways.length)] ?? "cash";
  const buyers = [];
  const sizes = sizesOf(product);
  for (let i = 0; i < buyersPerRound; i++) {
    buyers.push(await newBuyer(database, place, product.productId, wayOf(), sizes[i % sizes.length]));
  }
  // A product of their own: the buyers take all of the other.
  const returned = await newStockedProduct(database, { s: 20, m: 20 });
  products.push(returned);
  const returners = [];
  for (let i = 0; i < returnersPerRound; i++) returners.push(await newReturner(database, place, returned.productId, i));
  const waiting = momentOf(round, database, place, random);
  const flows = buyers.map((buyer) => buy(buyer, place, random() * (flowMs / 2)));
  const returns = returners.map((returner) => sendBack(returner, random() * (flowMs / 2)));
  const victim = round % 4 === 0 ? "database" : "shop";
  const moment = await waiting;
  await place.killAndRestart(victim);
  await Promise.all([...flows, ...returns]);
  const unanswered = await Promise.all(buyers.map(pressAgain));
  for (const returner of returners) await finishReturn(returner);
  await settle(database, place);
  return {
    moment,
    found: [...(victim === "shop" ? unanswered.flat() : []), ...(await faultsInBooks(database, place, products))],
  };
}
