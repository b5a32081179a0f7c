import { describe, expect, it } from "vitest";
import { firstSettings } from "./first-content";
import { isSavedAlready, mergeSettings } from "./merge";
import type { Settings } from "./schema";

const base = firstSettings({ cashLimit: 50_000, gstin: "" });

/** The first settings with some values of one row changed. */
function withRow<List extends "stores" | "banners">(list: List, at: number, values: Partial<Settings[List][number]>) {
  return { ...base, [list]: base[list].map((row, index) => (index === at ? { ...row, ...values } : row)) };
}

it("keeps the fields that were typed here and takes the others from what somebody else has saved", () => {
  const mine = { ...base, returnDays: 8, deliveryDays: 3, fees: { ...base.fees, shipping: 80 } };
  const theirs = { ...base, returnDays: 9, cashLimit: 10_000, fees: { ...base.fees, platform: 10 } };
  const fees = { ...base.fees, shipping: 80, platform: 10 };
  expect(mergeSettings(base, mine, theirs)).toEqual({
    settings: { ...base, returnDays: 8, deliveryDays: 3, cashLimit: 10_000, fees },
    both: ["Days to return"],
  });
});

it("names nothing that both have changed to the same", () => {
  const same = { ...base, returnDays: 8 };
  expect(mergeSettings(base, same, { ...same }).both).toEqual([]);
});

it("knows that all was saved by an earlier try, whatever somebody else has changed since", () => {
  const mine = withRow("stores", 3, { phone: "080 4000 0000" });
  expect(isSavedAlready(base, mine, { ...mine, fees: { ...base.fees, platform: 10 } })).toBe(true);
  expect(isSavedAlready(base, mine, withRow("stores", 0, { phone: "080 4000 0000" }))).toBe(false);
});

describe("in lists", () => {
  const mine = withRow("stores", 3, { phone: "080 4000 0000" });

  it("keeps what two admins have typed for two stores, and for two fields of one", () => {
    const first = mergeSettings(base, mine, withRow("stores", 0, { phone: "0181 400 0000", name: "Ludhiana" }));
    expect(first.both).toEqual([]);
    expect(first.settings.stores[0]).toMatchObject({ name: "Ludhiana", phone: "0181 400 0000" });
    expect(first.settings.stores[3]?.phone).toBe("080 4000 0000");
    const second = mergeSettings(base, mine, withRow("stores", 3, { street: "1 MG Road" }));
    expect(second).toEqual({
      settings: withRow("stores", 3, { phone: "080 4000 0000", street: "1 MG Road" }),
      both: [],
    });
  });

  it("names the store of which both have changed one field, and keeps what was typed here", () => {
    expect(mergeSettings(base, mine, withRow("stores", 3, { phone: "1800 000 000" }))).toEqual({
      settings: mine,
      both: ["Stores 4"],
    });
  });

  it("follows rows that were added, removed or moved", () => {
    const [first, ...others] = base.stores;
    const added = { ...others[0], name: "Pune" } as Settings["stores"][number];
    const { settings, both } = mergeSettings(base, mine, { ...base, stores: [...others.toReversed(), added] });
    expect(both).toEqual([]);
    expect(settings.stores.map(({ name, phone }) => name + phone)).toEqual([
      "Kanpur",
      "Hyderabad",
      "Bangalore080 4000 0000",
      "Mumbai",
      "Delhi",
      "Pune",
    ]);
    expect(settings.stores).not.toContainEqual(first);
    const banner = withRow("banners", 1, { line: "New" });
    const moved = mergeSettings(base, banner, { ...base, banners: base.banners.toReversed() });
    expect(moved).toEqual({ settings: { ...base, banners: banner.banners.toReversed() }, both: [] });
  });

  it("takes the list as one where a row that one has changed is removed by the other, or both have moved rows", () => {
    const removed = { ...base, stores: base.stores.toSpliced(3, 1) };
    expect(mergeSettings(base, mine, removed)).toEqual({ settings: mine, both: ["Stores"] });
    expect(mergeSettings(base, removed, mine)).toEqual({ settings: removed, both: ["Stores"] });
    const moved = { ...base, social: [...base.social.slice(1), ...base.social.slice(0, 1)] };
    expect(mergeSettings(base, moved, { ...base, social: base.social.toReversed() })).toEqual({
      settings: moved,
      both: ["Social links"],
    });
  });
});
