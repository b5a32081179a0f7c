import type { Db } from "mongodb";
import { say } from "../lib/progress.mjs";
import { faultsInBooks } from "./books";
import { buy, newBuyer, pressAgain, type Way } from "./buyers";
import { flowMs, momentOf } from "./moments";
import type { CrashPlace } from "./place";
import { seeded } from "./random";
import { settle } from "./settle";
import { newShelf, type Shelf, sizesOf } from "./shelves";

const buyersPerRound = 8;
/** In every other round sizes have their own stock, of which none is enough for those who want it. */
const piecesPerRound = [12, { s: 5, m: 7 }] as const;
const ways: Way[] = ["cash", "captured", "authorized", "webhook only", "browser closed"];

/**
 * Kills the shop, every fourth time its database, at each step and at random moments while shoppers buy; then restarts
 * it, runs the reconciler, and checks the books. Returns the errors found after each kill.
 */
export async function crashTests(
  database: Db,
  place: CrashPlace,
  { kills, seed }: { kills: number; seed: number },
): Promise<string[][]> {
  const shelves: Shelf[] = [];
  const results: string[][] = [];
  for (let round = 1; round <= kills; round++) {
    const random = seeded(seed * 1000 + round);
    const { moment, found } = await runRound(database, place, shelves, { round, random });
    say(`  Kill ${round} of ${kills}, ${moment}: ${found.length === 0 ? "the books are right" : found.join("; ")}`);
    results.push(found);
  }
  return results;
}

async function runRound(
  database: Db,
  place: CrashPlace,
  shelves: Shelf[],
  { round, random }: { round: number; random: () => number },
): Promise<{ moment: string; found: string[] }> {
  const shelf = await newShelf(database, piecesPerRound[round % 2] ?? 12);
  shelves.push(shelf);
  const wayOf = () => ways[Math.floor(random() * ways.length)] ?? "cash";
  const buyers = [];
  const sizes = sizesOf(shelf);
  for (let i = 0; i < buyersPerRound; i++) {
    buyers.push(await newBuyer(database, place, shelf.productId, wayOf(), sizes[i % sizes.length]));
  }
  const waiting = momentOf(round, database, place, random);
  const flows = buyers.map((buyer) => buy(buyer, place, random() * (flowMs / 2)));
  const moment = await waiting;
  const victim = round % 4 === 0 ? "database" : "shop";
  await place.killAndRestart(victim);
  await Promise.all(flows);
  const unanswered = await Promise.all(buyers.map(pressAgain));
  await settle(database, place);
  return {
    moment,
    found: [...(victim === "shop" ? unanswered.flat() : []), ...(await faultsInBooks(database, place, shelves))],
  };
}
