import { expect, test } from "vitest";
import { allMet, type Figures, figuresOf, medianOf, tableOf } from "./report";

const good: Figures = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 1_200,
  largestPaint: 1_940,
  blocking: 80,
  shift: 0.004,
};

test("the figures are read from a report", () => {
  const score = (value: number) => ({ score: value, title: "" });
  const numeric = (numericValue: number) => ({ numericValue });
  const report = {
    categories: { performance: score(0.97), accessibility: score(1), "best-practices": score(1), seo: score(1) },
    audits: {
      "first-contentful-paint": numeric(1_200),
      "largest-contentful-paint": numeric(1_940),
      "total-blocking-time": numeric(80),
      "cumulative-layout-shift": numeric(0.004),
      "speed-index": numeric(1),
    },
  };
  expect(figuresOf(report)).toEqual(good);
  expect(() => figuresOf({ ...report, categories: { ...report.categories, seo: score(Number.NaN) } })).toThrow();
  expect(() => figuresOf(undefined)).toThrow();
});

test("the median of each figure is used", () => {
  const other = { ...good, performance: 80, blocking: 30 };
  const third = { ...good, performance: 99, blocking: 500 };
  expect(medianOf([good, other, third])).toEqual(good);
});

test.each([
  ["performance", 94],
  ["seo", 99],
  ["largestPaint", 2_000],
  ["blocking", 150],
  ["shift", 0.02],
])("%s of %d does not reach its goal", (name, value) => {
  const bad = { ...good, [name]: value };
  expect([allMet(good), allMet(bad)]).toEqual([true, false]);
  expect(tableOf([{ name: "home", figures: bad }])).toContain("(not met)");
});

test("the columns of the table are aligned", () => {
  const rows = tableOf([{ name: "home", figures: good }]).split("\n");
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows[2]).toMatch(/home +\| +97 \| .* 1\.2 s \| +1\.9 s \| +80 ms \| +0\.004 \|$/);
  expect(rows[3]).toMatch(/\| +below 2\.0 s \| +below 150 ms \| +below 0\.020 \|$/);
});
