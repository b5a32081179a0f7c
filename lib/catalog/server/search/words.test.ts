import { describe, expect, it } from "vitest";
import { bareWord, searchFields } from "./words";

describe("the search words of a product", () => {
  const { words } = searchFields({
    title: "Neel Block-Print Kurta with Zari",
    brand: "h&m",
    category: "women",
    colour: "navy",
    description: "The kurta of the summer, with zari and two pockets. Pockets!",
  });

  it("include each word once, in the field with the highest weight", () => {
    expect(words).toEqual([
      ...["title:neel", "title:block", "title:print", "title:kurta", "title:with", "title:zari", "title:blockprint"],
      ...["colour:navi", "brand:hm", "category:women", "text:summer", "text:two", "text:pocket"],
    ]);
  });

  it("include a colour once if the title has it too, and nothing for a missing colour", () => {
    const plain = { brand: "nike", category: "men", description: "" };
    const wordsOf = (title: string, colour?: string) => searchFields({ ...plain, title, colour }).words;
    expect(wordsOf("Maroon Tee", "maroon")).toEqual(["title:maroon", "title:tee", "brand:nike", "category:men"]);
    for (const colour of ["", undefined])
      expect(wordsOf("Tee", colour)).toEqual(["title:tee", "brand:nike", "category:men"]);
  });

  it("have a prefix that can be removed", () => expect(bareWord("title:kurta")).toBe("kurta"));

  it("are limited in number", () => {
    const description = Array.from({ length: 1_000 }, (_, at) => `word${at}`).join(" ");
    const bounded = searchFields({ title: "x".repeat(500), brand: "nike", category: "men", description }).words;
    expect(bounded.length).toBeLessThan(210);
    expect(Math.max(...bounded.map((word) => word.length))).toBeLessThan(50);
  });
});
