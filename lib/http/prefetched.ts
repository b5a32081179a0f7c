import type { QueryState } from "@tanstack/react-query";

/** For how long an answer counts as having just come with its page, in ms: until the page is hydrated. */
const freshMs = 10_000;

/** The state of a query whose answer came with the page at `now`, in ms since 1970. */
export function prefetchedState(data: object, now: number): QueryState {
  return {
    data,
    dataUpdatedAt: now,
    dataUpdateCount: 0,
    error: null,
    errorUpdatedAt: 0,
    errorUpdateCount: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    fetchStatus: "idle",
    isInvalidated: false,
    status: "success",
  };
}

/**
 * Whether a query's answer has just come with the page, so that showing it need not fetch it. Each answer of a call, and
 * each change by the browser, counts as an update.
 */
export function cameWithPage(
  { data, dataUpdateCount, dataUpdatedAt, isInvalidated }: QueryState,
  now = Date.now(),
): boolean {
  return data !== undefined && dataUpdateCount === 0 && !isInvalidated && now - dataUpdatedAt < freshMs;
}
