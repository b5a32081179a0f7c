import pLimit from "p-limit";

/**
 * Work occupies a gate no longer than this, in ms: a client that reads its response slowly, or a call that hangs, does
 * not block others forever.
 */
const maxDurationMs = 10_000;

/** Limits how much work runs at once and how much is queued. */
export class Gate {
  readonly #limit;
  readonly #beginning = pLimit(1);
  readonly #waiting: number;
  readonly #untilIdle: () => Promise<void>;

  /**
   * @param running how many run at once @param waiting how many may be queued
   * @param untilIdle what each one waits for before it starts, one after the other
   */
  constructor(running: number, waiting: number, untilIdle = () => Promise.resolve()) {
    this.#limit = pLimit(running);
    this.#waiting = waiting;
    this.#untilIdle = untilIdle;
  }

  /** True when the next one would be rejected. */
  get isFull(): boolean {
    return this.#limit.pendingCount >= this.#waiting;
  }

  /**
   * Runs `work` when its turn comes.
   * @returns what is done when the work is, or occupies the gate no longer; undefined, at once, when the queue is full
   */
  tryRun(work: () => Promise<void>): Promise<void> | undefined {
    if (this.isFull) return undefined;
    return this.#limit(async () => {
      await this.#beginning(this.#untilIdle);
      await withinLimit(work);
    }).catch(console.error);
  }
}

async function withinLimit(work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxDurationMs);
  });
  await Promise.race([work(), limit]).finally(() => clearTimeout(timer));
}
