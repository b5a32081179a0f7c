import { expect, it } from "vitest";
import { logKinds } from "@/lib/admin-log/options";
import { logFilters, logSearchOf } from "./log-search";

it("filters by all that entries can be about", () => {
  expect(logFilters.map(({ id }) => id).sort()).toEqual([...logKinds].sort());
  for (const kind of logKinds) expect(logSearchOf((name) => (name === "kind" ? kind : ""))).toEqual({ q: "", kind });
});
