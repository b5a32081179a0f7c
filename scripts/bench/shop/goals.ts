import type { Figures } from "./measure";

/**
 * What rows are compared with, measured in the same run: a bare route with 4 kB of JSON, a bare static page of 9 kB, one
 * of the same size as the row's page, a bare route with one indexed find of 24 products, and a process that does nothing
 * but send the commands of a call to the cart, or of a whole order, with the plain driver.
 */
export const floorNames = {
  route: "the bare route",
  page: "the bare page",
  same: "a page of its size",
  find: "one find",
  cart: "the bare driver's cart",
  order: "the bare driver's order",
};

export type FloorName = keyof typeof floorNames;

/** A figure that a row is to reach. */
export type Goal =
  | { kind: "share"; of: FloorName; least?: number }
  | { kind: "times"; of: FloorName; max: number }
  | { kind: "p95" | "serverMs" | "pageBytes"; max: number };

/** A row's figures with those it is compared with. */
export interface Compared {
  figures: Figures;
  /** The size of the row's page, in bytes. */
  pageBytes?: number;
  floors: Partial<Record<FloorName, Figures>>;
}

/** What came of a goal: what was measured, the goal in words, and whether it was met; both undefined without a goal. */
export interface Verdict {
  seen: string;
  goal?: string;
  met?: boolean;
}

const units = { p95: "ms", serverMs: "ms of CPU", pageBytes: "kB" };

/** Compares a row with one of its goals. */
export function judge(goal: Goal, { figures, pageBytes = Number.NaN, floors }: Compared): Verdict {
  if (goal.kind === "share") {
    const { of, least } = goal;
    const share = figures.perSecond / (floors[of]?.perSecond ?? Number.NaN);
    // Less sensitive to other work on the machine, but without the time in the database.
    const byProcessor = (floors[of]?.serverMs ?? Number.NaN) / figures.serverMs;
    const seen = `${share.toFixed(2)} of ${floorNames[of]} (CPU: ${byProcessor.toFixed(2)})`;
    return least === undefined ? { seen } : { seen, goal: `${least} of ${floorNames[of]}`, met: share >= least };
  }
  if (goal.kind === "times") {
    const { of, max } = goal;
    const [one, floor] = [figures, floors[of] ?? { serverMs: Number.NaN, databaseMs: Number.NaN }];
    const times = (one.serverMs + one.databaseMs) / (floor.serverMs + floor.databaseMs);
    const parts = `server ${(one.serverMs / floor.serverMs).toFixed(1)}, database ${(one.databaseMs / floor.databaseMs).toFixed(1)}`;
    const seen = `${times.toFixed(2)} times the CPU of ${floorNames[of]} (${parts})`;
    return { seen, goal: `at most ${max} times the CPU of ${floorNames[of]}`, met: times <= max };
  }
  const { kind, max } = goal;
  const value = kind === "pageBytes" ? pageBytes : figures[kind];
  const shown = kind === "pageBytes" ? max / 1000 : max;
  const text = kind === "p95" ? `p95 under ${shown}` : `at most ${shown}`;
  const seen = kind === "pageBytes" ? `${(value / 1000).toFixed(0)} kB` : "";
  return { goal: `${text} ${units[kind]}`, seen, met: kind === "p95" ? value < max : value <= max };
}
