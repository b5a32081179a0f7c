import { median } from "../../lib/statistics";

/** One measurement, in ms: the first time, and the median of the following ones. */
export interface Figure {
  name: string;
  first: number;
  median: number;
  /** The peak of additional memory, in bytes. */
  memory?: number;
}

/** How often each measurement is repeated after the first time. */
const repeats = 5;

async function once(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Runs something six times. */
export async function timed(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const first = await once(work);
  const times: number[] = [];
  for (let done = 0; done < repeats; done++) times.push(await once(work));
  return { name, first, median: median(times) };
}

/** The same, with its peak memory: the heap and the buffers outside it. */
export async function timedWithMemory(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  globalThis.gc?.();
  const before = held();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, held());
  }, 5);
  try {
    return { ...(await timed(name, work)), memory: peak - before };
  } finally {
    clearInterval(timer);
  }
}
