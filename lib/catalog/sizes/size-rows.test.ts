import { expect, test } from "vitest";
import { sizeRows } from "./size-rows";

test.each([
  ["no size", [], 1],
  ["letters", ["xs", "s", "m", "l", "xl", "xll"], 1],
  ["waists with their centimetres", ["w-28", "w-30", "w-32", "w-34", "w-36"], 1],
  ["shoes in whole and half sizes", ["uk-6", "uk-6-5", "uk-7", "uk-7-5", "uk-8", "uk-9"], 2],
  ["children's ages", ["2-3y", "3-4y", "4-5y", "5-6y", "6-7y", "7-8y", "8-9y"], 3],
  ["sizes of no list", ["one-very-long-name-of-a-size", "another-very-long-name-of-it"], 2],
])("%s take %j rows", (_, sizes, rows) => {
  expect(sizeRows(sizes)).toBe(rows);
});
