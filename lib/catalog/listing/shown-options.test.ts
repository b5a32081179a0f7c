import { describe, expect, it } from "vitest";
import { shownOptions } from "./shown-options";

const options = Array.from({ length: 14 }, (_, at) => ({ id: `b${at}`, label: `Brand ${at}` }));
const counts = Object.fromEntries(options.map(({ id }, at) => [id, at < 2 ? 0 : 5 + (at % 3)]));
const closed = { text: "", isAll: false };
const idsOf = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

describe("the options of a group", () => {
  it("all show where there are ten, those without a product too", () => {
    const ten = options.slice(0, 10);
    expect(shownOptions(ten, counts, [], closed)).toEqual({ isMany: false, shown: ten, all: 8 });
  });

  it("all show of colours", () => {
    expect(shownOptions(options, counts, [], closed, "swatches")).toMatchObject({ isMany: false, shown: options });
  });

  it("are those with products where these are at most ten of more", () => {
    const few = { ...counts, b2: 0, b3: 0, b4: 0 };
    const { isMany, shown } = shownOptions(options, few, ["b0"], closed);
    expect(isMany).toBe(false);
    expect(idsOf(shown)).toEqual(["b0", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13"]);
  });
});

describe("of more than ten options", () => {
  it("the eight that most products have show, ties by the list", () => {
    const { isMany, shown, all } = shownOptions(options, counts, [], closed);
    expect({ isMany, all }).toEqual({ isMany: true, all: 12 });
    expect(idsOf(shown)).toEqual(["b2", "b5", "b8", "b11", "b4", "b7", "b10", "b13"]);
    expect(idsOf(shownOptions(options, counts, [], closed, "buttons").shown)).toEqual([
      ...["b2", "b4", "b5", "b7", "b8", "b10", "b11", "b13"],
    ]);
  });

  it("chosen ones show too, also one that no product has", () => {
    expect(idsOf(shownOptions(options, counts, ["b0", "b3", "b2"], closed).shown).slice(8)).toEqual(["b0", "b3"]);
  });

  it("all show when they are asked for, the first ones where they were", () => {
    const { shown } = shownOptions(options, counts, [], { text: "", isAll: true });
    expect(idsOf(shown).slice(7)).toEqual(["b13", "b3", "b6", "b9", "b12"]);
  });

  it("those with the typed text show, whatever is chosen", () => {
    expect(idsOf(shownOptions(options, counts, ["b3"], { text: " brand 1", isAll: false }).shown)).toEqual([
      ...["b10", "b11", "b12", "b13"],
    ]);
    expect(shownOptions(options, counts, [], { text: "x", isAll: true }).shown).toEqual([]);
  });
});
