import { describe, expect, it } from "vitest";
import { stem } from "./language";
import { queryWords } from "./query-words";
import { readSynonyms } from "./synonym-table";

const table = readSynonyms(`
  tee, tshirt > polo       # a remark
  saree, sari, साड़ी
  men, gents + footwear
  flip flops, chappal > slide
  - buy, the best
`);

describe("words of a search", () => {
  const typed = (q: string) => queryWords(q).map((word) => word.typed);
  const firstStems = (q: string) => queryWords(q, table)[0]?.stems;

  it("leaves out what says nothing, unless there is nothing else", () => {
    expect(typed("a kurta for the men")).toEqual(["kurta", "men"]);
    expect(typed("The")).toEqual(["the"]);
    expect(typed("buy kurta online")).toEqual(["kurta"]);
    expect(typed("latest")).toEqual(["latest"]);
  });

  it("leaves out a price, but not a number", () => {
    expect(typed("kurta under 1500")).toEqual(["kurta"]);
    expect(typed("jeans below rs. 2000")).toEqual(["jeans"]);
    expect(typed("501 jeans")).toEqual(["501", "jeans"]);
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
});

describe("synonyms", () => {
  it("find each other within a row, and what is after > behind them", () => {
    expect(queryWords("tees", table)).toEqual([
      { typed: "tees", stems: ["tee", "tshirt"], wider: ["polo"], beside: [] },
    ]);
    expect(queryWords("साड़ी", table)[0]?.stems).toEqual([stem("साडी"), "saree", "sari"]);
  });

  it("find what is after + only beside other words", () => {
    expect(queryWords("gents", table)[0]?.beside).toEqual([]);
    expect(queryWords("gents belt", table)[0]).toEqual({
      typed: "gents",
      stems: ["gent", "men", "gentsbelt"],
      wider: [],
      beside: ["footwear"],
    });
  });

  it("know phrases", () => {
    expect(queryWords("blue flip flop", table)[1]).toEqual({
      typed: "flip flop",
      stems: ["chappal"],
      wider: ["slide"],
      beside: [],
    });
    expect(queryWords("the best saree", table).map(({ typed }) => typed)).toEqual(["saree"]);
  });
});
