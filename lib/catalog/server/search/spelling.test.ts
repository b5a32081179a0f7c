import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedMistakes, deletions, distance } from "./spelling";

describe("the edit distance", () => {
  it.each([
    ["shirt", "shirt", 0],
    ["shrit", "shirt", 1],
    ["shirrt", "shirt", 1],
    ["shrt", "shirt", 1],
    ["shurt", "shirt", 1],
    ["hsrit", "shirt", 2],
    ["", "saree", 5],
    ["sneekrs", "sneaker", 3],
    ["कुरता", "कुर्ता", 1],
  ])("from %s to %s is %i", (from, to, away) => {
    expect(distance(from, to)).toBe(away);
    expect(distance(to, from)).toBe(away);
  });
});

describe("the number of typos allowed", () => {
  it.each([
    ["tee", 0],
    ["saree", 1],
    ["sneaker", 1],
    ["backpack", 2],
    ["501xx", 0],
  ])("for %s is %i", (word, mistakes) => expect(allowedMistakes(word)).toBe(mistakes));
});

describe("the deletions of a word", () => {
  it("are the word itself and the word without each letter", () => {
    expect(new Set(deletions("kurta"))).toEqual(new Set(["kurta", "urta", "krta", "kuta", "kura", "kurt"]));
    expect(deletions("tee")).toEqual(["tee"]);
  });

  const letter = fc.constantFrom(..."abcdeक");
  const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(""));
  const mistake = fc.record({ at: fc.nat(12), kind: fc.constantFrom("drop", "add", "change", "swap"), letter });

  it("share one with the deletions of every word one typo away", () => {
    fc.assert(
      fc.property(word, mistake, (right, { at, kind, letter }) => {
        const letters = Array.from(right);
        const place = at % (letters.length - 1);
        const [here = "", next = ""] = letters.slice(place);
        if (kind === "drop") letters.splice(place, 1);
        if (kind === "add") letters.splice(place, 0, letter);
        if (kind === "change") letters.splice(place, 1, letter);
        if (kind === "swap") letters.splice(place, 2, next, here);
        const wrong = letters.join("");
        expect(distance(right, wrong)).toBeLessThanOrEqual(1);
        fc.pre(wrong !== right && allowedMistakes(wrong) > 0);
        const without = new Set(deletions(right));
        expect(deletions(wrong).some((each) => without.has(each))).toBe(true);
      }),
    );
  });
});
