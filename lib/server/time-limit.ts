/**
 * Waits for work, but no longer than `limitMs`; then rejects with what `tooLate` gives. The work itself goes on: it can
 * look at the signal it gets before it does what nobody waits for any more.
 */
export function withinMs<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  tooLate: () => Error,
): Promise<Result> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort();
      reject(tooLate());
    }, limitMs);
  });
  return Promise.race([work(over.signal), limit]).finally(() => clearTimeout(timer));
}
