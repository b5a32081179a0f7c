import pLimit from "p-limit";

/**
 * Work holds its place in a gate no longer than this, in ms: a client that reads its answer slowly, or a call that hangs,
 * does not keep others out for ever.
 */
const longestMs = 10_000;

/** Bounds how much work runs at once and how much waits for its turn. */
export class Gate {
  readonly #limit;
  readonly #beginning = pLimit(1);
  readonly #waiting: number;
  readonly #lull: () => Promise<void>;

  /**
   * @param running how many run at once @param waiting how many may wait behind them
   * @param lull what each one waits for before it begins, one after the other
   */
  constructor(running: number, waiting: number, lull = () => Promise.resolve()) {
    this.#limit = pLimit(running);
    this.#waiting = waiting;
    this.#lull = lull;
  }

  /** True when the next one would be refused. */
  get isFull(): boolean {
    return this.#limit.pendingCount >= this.#waiting;
  }

  /** Runs `work` when its turn comes. @returns false, at once, when too many wait already */
  tryRun(work: () => Promise<void>): boolean {
    if (this.isFull) return false;
    this.#limit(async () => {
      await this.#beginning(this.#lull);
      await withinLimit(work);
    }).catch(console.error);
    return true;
  }
}

async function withinLimit(work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([work(), limit]).finally(() => clearTimeout(timer));
}
