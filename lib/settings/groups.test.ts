import { expect, it } from "vitest";
import { firstSettings } from "./first-content";
import { changedGroups, mergeSettings } from "./groups";

const base = firstSettings({ cashLimit: 50_000, gstin: "" });

it("finds the groups that differ", () => {
  expect(changedGroups(base, { ...base })).toEqual([]);
  expect(changedGroups(base, { ...base, returnDays: 8, fees: { ...base.fees, shipping: 80 } })).toEqual([
    "fees",
    "returnDays",
  ]);
});

it("keeps what was typed here and takes the rest from what somebody else has saved", () => {
  const mine = { ...base, returnDays: 8, deliveryDays: 3 };
  const theirs = { ...base, returnDays: 9, cashLimit: 10_000 };
  expect(mergeSettings(base, mine, theirs)).toEqual({
    settings: { ...base, returnDays: 8, deliveryDays: 3, cashLimit: 10_000 },
    both: ["Days to return"],
  });
});

it("names no group that both have changed to the same", () => {
  const same = { ...base, returnDays: 8 };
  expect(mergeSettings(base, same, { ...same }).both).toEqual([]);
});
