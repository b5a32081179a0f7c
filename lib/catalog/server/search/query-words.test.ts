import { describe, expect, it } from "vitest";
import { stem } from "./language";
import { alsoMeans, queryWords } from "./query-words";

describe("words of a search", () => {
  const typed = (q: string) => queryWords(q).map((word) => word.typed);
  const firstStems = (q: string) => queryWords(q)[0]?.stems;

  it("leaves out what says nothing, unless there is nothing else", () => {
    expect(typed("a kurta for the men")).toEqual(["kurta", "men"]);
    expect(typed("The")).toEqual(["the"]);
  });

  it("has none for punctuation", () => {
    for (const q of ["", "  ", "!!!", "--", "👕"]) expect(typed(q)).toEqual([]);
  });

  it("reads a word once, and six words at most", () => {
    expect(typed("kurta kurta Kurta")).toEqual(["kurta"]);
    expect(typed("one two three four five six seven")).toHaveLength(6);
  });

  it("takes neighbours for one word, too", () => {
    expect(firstStems("back packs")).toEqual(["back", "backpack"]);
    expect(firstStems("t shirts")).toEqual(["tshirt", "tee"]);
    expect(firstStems("T-Shirt")).toEqual(["tshirt", "tee"]);
    expect(typed("h and m kurta")).toEqual(["hm", "kurta"]);
  });

  it("has no other names for what every object has", () => {
    for (const q of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect(() => queryWords(q), q).not.toThrow();
    }
    expect(firstStems("constructor")).toEqual(["constructor"]);
  });

  it("cuts a long word, whose typos would be too many to look for", () => {
    expect(typed("a".repeat(200))).toEqual(["a".repeat(30)]);
  });

  it("knows other names only for words that a search can hold", () => {
    for (const word of [...alsoMeans].flat(2)) expect(stem(word)).toBe(word);
  });
});
