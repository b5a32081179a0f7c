/** So many turns of the event loop without a request mean that nobody waits: one accepts a connection, the next reads. */
const quietTurns = 2;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Node accepts one connection in each turn of its event loop. Work that makes turns long, such as rendering, therefore
 * keeps new callers waiting, even those who are only to be refused. So it begins in a lull.
 */
export class Arrivals {
  #count = 0;

  /** Notes that a request has come. */
  note(): void {
    this.#count++;
  }

  /** Resolves once all who have come were let in. @param longestMs how long to wait for that at most, in ms */
  async lull(longestMs: number): Promise<void> {
    const end = performance.now() + longestMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = this.#count;
      await nextTurn();
      quiet = this.#count === before ? quiet + 1 : 0;
    }
  }
}
