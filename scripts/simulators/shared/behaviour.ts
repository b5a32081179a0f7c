import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Answer, Silence } from "./exchange";

/**
 * How the next `times` calls fail; 0 ends it. `done` says whether the call still takes effect: by default yes when it
 * is slow, dropped or deadly (only the response is lost), no when it is rejected with a status.
 */
export const Fault = z.strictObject({
  status: z.int().min(400).max(599).optional(),
  slow_ms: z.int().min(0).max(600_000).optional(),
  drop: z.boolean().optional(),
  die: z.boolean().optional(),
  done: z.boolean().optional(),
  times: z.int().min(0),
});
export type Fault = z.infer<typeof Fault>;

export class Behaviour {
  #fault: Fault | undefined;

  set(fault: Fault | undefined): void {
    this.#fault = fault && fault.times > 0 ? { ...fault } : undefined;
  }

  #next(): Fault | undefined {
    const fault = this.#fault;
    if (!fault) return undefined;
    fault.times--;
    if (fault.times === 0) this.#fault = undefined;
    return fault;
  }

  /**
   * Runs a call, with a fault if one is set.
   * @param refusal the body that the provider sends with a status
   */
  async run(work: () => Promise<Answer>, refusal: (status: number) => Answer): Promise<Answer | Silence> {
    const fault = this.#next();
    if (!fault) return work();
    const { status, slow_ms = 0, drop = false, die = false, done = status === undefined } = fault;
    const answer = done ? await work() : undefined;
    await sleep(slow_ms);
    if (die) return "die";
    if (drop) return "drop";
    return status === undefined ? (answer ?? work()) : refusal(status);
  }
}
