import { describe, expect, it } from "vitest";
import { indexedWords, searchedWords } from "./search-words";

describe("indexedWords", () => {
  it("keeps emails and ids whole, in lower case, each once", () => {
    expect(
      indexedWords("Ravi (ravi@vastra.example)", "edit", "Ravi's KURTA, indigo", "65f0c0ffee65f0c0ffee65f0"),
    ).toEqual(["ravi", "ravi@vastra.example", "edit", "ravi's", "kurta", "indigo", "65f0c0ffee65f0c0ffee65f0"]);
  });

  it("finds words of every script", () => {
    expect(indexedWords("सूती साड़ी")).toEqual(["सूती", "साड़ी"].map((word) => word.normalize("NFKC")));
  });

  it("stays small for a long text", () => {
    expect(indexedWords(Array.from({ length: 500 }, (_, index) => `word${index}`).join(" "))).toHaveLength(40);
    expect(indexedWords("x".repeat(5000))[0]).toHaveLength(100);
  });
});

describe("searchedWords", () => {
  it("are free of what they were copied with, and have plain digits", () => {
    expect(searchedWords("\u202aravi\u200b@vastra.example\u00a0kurta\u2011set ೨೦")).toEqual([
      "ravi@vastra.example",
      "kurta-set",
      "20",
    ]);
  });

  it("returns nothing for an empty search", () => {
    expect(searchedWords("  , ")).toEqual([]);
  });
});
