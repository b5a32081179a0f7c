import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countsOf, countsText } from "./counts";
import { jobNames } from "./names";

it("counts numbers and lists, and leaves out what is zero", () => {
  expect(countsOf({ settled: 2, left: 0, moneyWithoutOrder: [{}, {}], note: "text" })).toEqual({
    settled: 2,
    moneyWithoutOrder: 2,
  });
});

it("says counts in words", () => {
  expect(countsText({ settled: 1200, setAside: 1 })).toBe("1,200 settled, 1 set aside");
  expect(countsText({})).toBe("Done");
});

it("has a row in the operations manual for each job", () => {
  const manual = readFileSync("docs/operations.md", "utf8");
  expect(jobNames.filter((name) => !manual.includes(`| \`${name}\` |`))).toEqual([]);
});
