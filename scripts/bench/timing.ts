/** What was measured of one thing, in ms: the first time, and the median of those after it. */
export interface Figure {
  name: string;
  first: number;
  median: number;
  /** How much more memory was held at the most than before, in bytes. */
  memory?: number;
}

/** How often each thing is done after the first time. */
const repeats = 5;

async function once(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Does something six times. */
export async function timed(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const first = await once(work);
  const times: number[] = [];
  for (let done = 0; done < repeats; done++) times.push(await once(work));
  return { name, first, median: medianOf(times) };
}

/** The same, with the memory that it takes at the most: of the heap and of buffers beside it. */
export async function timedWithMemory(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  globalThis.gc?.();
  const before = held();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, held());
  }, 5);
  try {
    return { ...(await timed(name, work)), memory: most - before };
  } finally {
    clearInterval(look);
  }
}
