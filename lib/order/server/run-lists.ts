import pLimit from "p-limit";
import { keysOf } from "@/lib/keys";

/**
 * What came of looking at one item: done; the provider was away; it refused this item for good; or something else went
 * wrong with this item.
 */
export type Outcome = "done" | "away" | "refused" | "failed";

/** Looks at one item and makes it due later. */
export type Look = () => Promise<Outcome>;

/** One kind of work of a run. */
export interface List {
  /** The share of the run's time after which no more of this list is begun, from 0 to 1, so that the next lists come. */
  until: number;
  /** Looks for what is due and was not looked at in this run, a batch at a time; empty when there is no more. */
  due: () => Promise<Look[]>;
}

export type Tally = Record<Outcome, number> & {
  /** Items that were not tried because the provider was away. */
  spared: number;
};

export interface RunOptions {
  /** How long the run may begin new work, in ms. */
  budgetMs: number;
  /** The time in ms. */
  now: () => number;
}

/** How many items are looked at at once. */
const atOnce = 5;
/** After so many absences in a row the provider counts as away, and the rest of the list is left for the next run. */
const absencesInRow = 5;

/** Works through lists one after the other, each until nothing is due, the provider is away, or its time is over. */
export async function runLists(lists: readonly List[], { budgetMs, now }: RunOptions): Promise<Tally> {
  const begun = now();
  const sum: Tally = { done: 0, away: 0, refused: 0, failed: 0, spared: 0 };
  for (const list of lists) {
    const isOver = () => now() - begun >= budgetMs * list.until;
    const tally = await runList(list, isOver);
    for (const key of keysOf(sum)) sum[key] += tally[key];
  }
  return sum;
}

async function runList({ due }: List, isOver: () => boolean): Promise<Tally> {
  const tally: Tally = { done: 0, away: 0, refused: 0, failed: 0, spared: 0 };
  const limit = pLimit(atOnce);
  let inRow = 0;
  while (!isOver()) {
    const looks = await due();
    if (looks.length === 0) return tally;
    const tried = await Promise.all(
      looks.map((look) =>
        limit(async () => {
          if (inRow >= absencesInRow) tally.spared++;
          if (inRow >= absencesInRow || isOver()) return false;
          const outcome = await look();
          inRow = outcome === "away" ? inRow + 1 : 0;
          tally[outcome]++;
          return true;
        }),
      ),
    );
    if (!tried.every(Boolean)) return tally;
  }
  return tally;
}
