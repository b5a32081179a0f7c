import { describe, expect, it } from "vitest";
import { stem } from "./language";
import { queryWords } from "./query-words";
import { readSynonyms } from "./synonym-table";

const table = readSynonyms(`
  tee, tshirt > polo       # a remark
  saree, sari, साड़ी
  men, gents + footwear
  boys, lads > kid + men = kids, everyone
  flip flops, chappal > slide
  - buy, the best
`);

describe("words of a search", () => {
  const typed = (q: string) => queryWords(q).map((word) => word.typed);
  const firstStems = (q: string) => queryWords(q, table)[0]?.stems;

  it("leave out stop words, unless there is nothing else", () => {
    expect(typed("a kurta for the men")).toEqual(["kurta", "men"]);
    expect(typed("The")).toEqual(["the"]);
    expect(typed("buy kurta online")).toEqual(["kurta"]);
    expect(typed("latest")).toEqual(["latest"]);
  });

  it("are none for punctuation", () => {
    for (const q of ["", "  ", "!!!", "--", "👕"]) expect(typed(q)).toEqual([]);
  });

  it("include a word once, and at most six words", () => {
    expect(typed("kurta kurta Kurta")).toEqual(["kurta"]);
    expect(typed("one two three four five six seven")).toHaveLength(6);
  });

  it("include neighbouring words joined to one", () => {
    expect(firstStems("back packs")).toEqual(["back", "backpack"]);
    expect(firstStems("t shirts")).toEqual(["tshirt", "tee"]);
    expect(firstStems("T-Shirt")).toEqual(["tshirt", "tee"]);
    expect(typed("h and m kurta")).toEqual(["hm", "kurta"]);
  });

  it("have no synonyms for the names of built-in object properties", () => {
    for (const q of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect(() => queryWords(q), q).not.toThrow();
    }
    expect(firstStems("constructor")).toEqual(["constructor"]);
  });

  it("are cut when they are long, because they would have too many typos to look up", () => {
    expect(typed("a".repeat(200))).toEqual(["a".repeat(30)]);
  });
});

describe("synonyms", () => {
  it('find each other within a row, and the words after ">" rank below them', () => {
    expect(queryWords("tees", table)).toEqual([
      { typed: "tees", stems: ["tee", "tshirt"], wider: ["polo"], beside: [], audiences: [] },
    ]);
    expect(queryWords("साड़ी", table)[0]?.stems).toEqual([stem("साडी"), "saree", "sari"]);
  });

  it('find the words after "+" only together with other words', () => {
    expect(queryWords("gents", table)[0]?.beside).toEqual([]);
    expect(queryWords("gents belt", table)[0]).toEqual({
      typed: "gents",
      stems: ["gent", "men", "gentsbelt"],
      wider: [],
      beside: ["footwear"],
      audiences: [],
    });
  });

  it('name the audiences after "="', () => {
    expect(queryWords("boys kurta", table)[0]).toMatchObject({ audiences: ["kids", "everyone"], wider: ["kid"] });
    expect(queryWords("lad", table)[0]?.audiences).toEqual(["kids", "everyone"]);
  });

  it("can be phrases", () => {
    expect(queryWords("blue flip flop", table)[1]).toEqual({
      typed: "flip flop",
      stems: ["flip flop", "chappal"],
      wider: ["slide"],
      beside: [],
      audiences: [],
    });
    expect(queryWords("the best saree", table).map(({ typed }) => typed)).toEqual(["saree"]);
  });
});
