import pLimit from "p-limit";
import { keysOf } from "@/lib/keys";

/**
 * The result of checking one item: done, the provider was unavailable, the provider permanently refused this item, or
 * this item failed for another reason.
 */
export type Outcome = "done" | "unreachable" | "refused" | "failed";

/** Checks one item and makes it due later. */
export type Check = () => Promise<Outcome>;

/** One type of work in a run. */
export interface List {
  /** The share of the run's time, from 0 to 1, after which this list starts no item, to leave time for later lists. */
  until: number;
  /** The next batch of items that are due and were not checked in this run; empty when none are left. */
  due: () => Promise<Check[]>;
}

export type Tally = Record<Outcome, number> & {
  /** Items that were skipped because the provider was unavailable. */
  skipped: number;
};

export interface RunOptions {
  /** How long the run may start new work, in ms. */
  budgetMs: number;
  /** The current time in ms. */
  now: () => number;
}

/** How many items are checked concurrently. */
const concurrency = 5;
/** After this many consecutive `unreachable` outcomes the rest of the list is left for the next run. */
const maxUnreachableInRow = 5;

/** Processes lists in sequence, each until nothing is due, the provider is unavailable, or its time is up. */
export async function runLists(lists: readonly List[], { budgetMs, now }: RunOptions): Promise<Tally> {
  const begun = now();
  const sum: Tally = { done: 0, unreachable: 0, refused: 0, failed: 0, skipped: 0 };
  for (const list of lists) {
    const isOver = () => now() - begun >= budgetMs * list.until;
    const tally = await runList(list, isOver);
    for (const key of keysOf(sum)) sum[key] += tally[key];
  }
  return sum;
}

async function runList({ due }: List, isOver: () => boolean): Promise<Tally> {
  const tally: Tally = { done: 0, unreachable: 0, refused: 0, failed: 0, skipped: 0 };
  const limit = pLimit(concurrency);
  let inRow = 0;
  while (!isOver()) {
    const checks = await due();
    if (checks.length === 0) return tally;
    const tried = await Promise.all(
      checks.map((check) =>
        limit(async () => {
          if (inRow >= maxUnreachableInRow) tally.skipped++;
          if (inRow >= maxUnreachableInRow || isOver()) return false;
          const outcome = await check();
          inRow = outcome === "unreachable" ? inRow + 1 : 0;
          tally[outcome]++;
          return true;
        }),
      ),
    );
    if (!tried.every(Boolean)) return tally;
  }
  return tally;
}
