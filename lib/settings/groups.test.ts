import { expect, it } from "vitest";
import { firstSettings } from "./first-content";
import { changedGroups } from "./groups";

const base = firstSettings({ cashLimit: 50_000, gstin: "" });

it("finds the groups that differ", () => {
  expect(changedGroups(base, { ...base })).toEqual([]);
  expect(changedGroups(base, { ...base, returnDays: 8, fees: { ...base.fees, shipping: 80 } })).toEqual([
    "fees",
    "returnDays",
  ]);
});
