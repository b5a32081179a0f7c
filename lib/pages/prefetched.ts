import { type DehydratedState, hashKey, type QueryClient } from "@tanstack/react-query";
import type { SessionAnswer } from "@/lib/auth/schema";
import { prefetchedState } from "@/lib/http/prefetched";
import { noteServerTime } from "@/lib/server-time";

/** What a private page brings with it, so that the browser need not ask for it: answers of the API, by their query keys. */
export interface Prefetched {
  session: SessionAnswer;
  /** Whether the browser should ask for the session all the same: only a call renews its cookie. */
  isSessionDue: boolean;
  /** When the answers were made, in ms since 1970. */
  serverTime: number;
  answers: { key: readonly unknown[]; answer: object }[];
}

/** What each arrived with, so that rendering it again, or going back to its page, makes it no newer. */
const arrived = new WeakMap<Prefetched, DehydratedState>();

/**
 * The queries to put into the cache. An answer that the cache has, or waits for, is left out: it may know of a change that
 * the page does not.
 */
export function dehydrated(prefetched: Prefetched, cache: QueryClient): DehydratedState {
  const known = arrived.get(prefetched);
  if (known) return known;
  // On the server, the process has this clock.
  if (typeof window !== "undefined") noteServerTime(String(prefetched.serverTime));
  const now = Date.now();
  const queries = prefetched.answers.flatMap(({ key, answer }) => {
    const queryHash = hashKey(key);
    if (cache.getQueryCache().get(queryHash)) return [];
    return [{ queryKey: key, queryHash, dehydratedAt: now, state: prefetchedState(answer, now) }];
  });
  const state = { mutations: [], queries };
  arrived.set(prefetched, state);
  return state;
}
