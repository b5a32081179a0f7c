/**
 * Waits for work, but no longer than `limitMs`; then rejects with the error from `tooLate`. The work itself continues:
 * it can check its signal before it does something that nobody is waiting for any more.
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
