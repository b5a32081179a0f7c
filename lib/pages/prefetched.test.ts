import { hashKey, QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { cameWithPage } from "@/lib/http/prefetched";
import { dehydrated, type Prefetched } from "./prefetched";

const key = ["orders", "a"];

function page(): Prefetched {
  return { session: { success: true, user: null }, isSessionDue: false, serverTime: 5, answers: [{ key, answer: {} }] };
}

it("gives the cache what it does not have, once for each arrival", () => {
  const [cache, arrived] = [new QueryClient(), page()];
  const [query] = dehydrated(arrived, cache).queries;
  expect(query).toMatchObject({ queryKey: key, queryHash: hashKey(key), state: { data: {}, status: "success" } });
  expect(dehydrated(arrived, new QueryClient())).toBe(dehydrated(arrived, cache));
});

it("leaves out what the cache has or waits for", () => {
  const [full, waiting] = [new QueryClient(), new QueryClient()];
  full.setQueryData(key, { changed: true });
  waiting.getQueryCache().build(waiting, { queryKey: key });
  for (const cache of [full, waiting]) expect(dehydrated(page(), cache).queries).toEqual([]);
});

it("an answer counts as come with the page until it is changed, invalidated or old", () => {
  const state = dehydrated(page(), new QueryClient()).queries[0]?.state;
  if (!state) throw new Error("There is no query");
  const at = state.dataUpdatedAt;
  expect(cameWithPage(state, at)).toBe(true);
  expect(cameWithPage(state, at + 10_000)).toBe(false);
  expect(cameWithPage({ ...state, dataUpdateCount: 1 }, at)).toBe(false);
  expect(cameWithPage({ ...state, isInvalidated: true }, at)).toBe(false);
  expect(cameWithPage({ ...state, data: undefined }, at)).toBe(false);
});
