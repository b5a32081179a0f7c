/**
 * After this many turns of the event loop without a request, nobody waits: one turn accepts a connection, the next
 * reads.
 */
const quietTurns = 2;

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Node.js accepts one connection per turn of its event loop. Work that makes turns long, such as rendering, therefore
 * keeps new clients waiting, even those that are only rejected. So it starts when none waits.
 */
export class AcceptQueue {
  #count = 0;

  /** Records that a request has arrived. */
  noteRequest(): void {
    this.#count++;
  }

  /** Resolves once all waiting connections are accepted. @param maxDurationMs the maximum time to wait, in ms */
  async untilEmpty(maxDurationMs: number): Promise<void> {
    const end = performance.now() + maxDurationMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = this.#count;
      await yieldToEventLoop();
      quiet = this.#count === before ? quiet + 1 : 0;
    }
  }
}
