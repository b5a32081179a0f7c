import { afterEach, expect, test } from "vitest";
import { brandLetters } from "./brand-letters";
import { lists, setLists } from "./lists/current";

const before = lists();
afterEach(() => setLists(before));

test("brands stand by their first letter without accents, other ones last, hidden ones are left out", () => {
  const labels = ["zara", "9 Yards", "Équipe", "Eka", "ऊन", "Hidden", "Adidas"];
  const brands = labels.map((label, at) => ({ id: `b${at}`, label, hidden: label === "Hidden" }));
  setLists({ ...before, brands });
  expect(brandLetters().map(({ letter, brands }) => [letter, ...brands.map(({ label }) => label)])).toEqual([
    ["A", "Adidas"],
    ["E", "Eka", "Équipe"],
    ["Z", "zara"],
    ["#", "9 Yards", "ऊन"],
  ]);
});
