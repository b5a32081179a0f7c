import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { ShopQueryClient } from "./query-client";

it("asks again for what was first asked for while it changed", async () => {
  const client = new ShopQueryClient();
  let stored = "before";
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const stop = new QueryObserver(client, { queryKey: ["list"], queryFn }).subscribe(() => undefined);
  stored = "after";
  const invalidated = client.invalidateQueries({ queryKey: ["list"] });
  await vi.waitUntil(() => answers.length === 2);
  for (const answer of answers) answer();
  await invalidated;
  expect(client.getQueryData(["list"])).toBe("after");
  stop();
});

it("leaves other queries, and those that are not asked for", async () => {
  const client = new ShopQueryClient();
  const queryFn = vi.fn(async () => "list");
  const other = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 1, "other")));
  const reading = client.fetchQuery({ queryKey: ["other"], queryFn: other });
  await client.fetchQuery({ queryKey: ["list"], queryFn });
  await client.invalidateQueries({ queryKey: ["list"] });
  expect(client.getQueryState(["list"])).toMatchObject({ isInvalidated: true, data: "list" });
  expect(await reading).toBe("other");
  expect([queryFn.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});
