import autocannon from "autocannon";

/** How many connections send requests, each the next one once it is answered. */
export const connections = 10;

/** What was sent within a time, and how it was answered. */
export interface Load {
  seconds: number;
  /** The time of each answer, in ms. */
  times: number[];
  /** What was received, head and body, in bytes. */
  bytes: number;
  /** Answers other than 2xx, and requests without an answer. */
  failed: number;
}

/** How much load: what was not answered when the time is over is dropped; so many requests are all answered. */
export type Extent = { seconds: number } | { requests: number };

/** Sends load. */
export type Work = (extent: Extent) => Promise<Load>;

/** After this a request counts as failed, in s. */
const timeout = 60;

/** One request; those of a shopper name its cookie. */
export interface Call {
  path: string;
  method?: "POST";
  cookie?: string;
  body?: object;
}

/** Returns the elements in turn, from the first again after the last. */
export function roundRobin<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => all[at++ % all.length] as T;
}

/**
 * Sends the calls that `next` returns, until it returns none.
 * @param encoding the Accept-Encoding; without it, answers are not compressed
 */
export function loadOf(url: string, next: () => Call | undefined, encoding?: string): Work {
  return async (extent) => {
    const times: number[] = [];
    const headersOf = ({ cookie, body }: Call) => ({
      ...(encoding && { "accept-encoding": encoding }),
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
    });
    let stop = () => {};
    let last: Call = { path: "/" };
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      const given = next();
      if (!given) stop();
      const call = given ?? last;
      last = call;
      const body = call.body && JSON.stringify(call.body);
      return { ...request, path: call.path, method: call.method ?? "GET", headers: headersOf(call), body };
    };
    const length = "seconds" in extent ? { duration: extent.seconds } : { amount: extent.requests };
    const options = { url, connections, timeout, ...length, requests: [{ setupRequest }] };
    const result = await new Promise<autocannon.Result>((resolve, reject) => {
      const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
      running.on("response", (_client, _status, _bytes, ms) => times.push(ms));
      stop = () => running.stop();
    });
    const failed = result.errors + result.non2xx;
    return { seconds: result.duration, times, bytes: result.throughput.total, failed };
  };
}

/** Sends what `once` does with as many clients, and times each; it returns whether it succeeded and the bytes received. */
export function loadOfClients(once: (client: number) => Promise<{ ok: boolean; bytes: number }>): Work {
  return async (extent) => {
    const begun = performance.now();
    const secondsSince = () => (performance.now() - begun) / 1000;
    const load = { times: [] as number[], bytes: 0, failed: 0 };
    let sent = 0;
    const isOver = () => ("seconds" in extent ? secondsSince() >= extent.seconds : sent >= extent.requests);
    const client = async (_: unknown, number: number) => {
      while (!isOver()) {
        sent++;
        const start = performance.now();
        const { ok, bytes } = await once(number);
        load.times.push(performance.now() - start);
        load.bytes += bytes;
        if (!ok) load.failed++;
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    return { ...load, seconds: secondsSince() };
  };
}
