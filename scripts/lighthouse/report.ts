import * as z from "zod";
import { markdownTable } from "../lib/markdown-table";
import { median } from "../lib/statistics";

const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);
const score = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));

/** What is read of Lighthouse's JSON report. */
const Report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "first-contentful-paint": figure,
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "cumulative-layout-shift": figure,
  }),
});

/** One column of the table: a score of 0 to 100, a time in ms, or the layout shift. */
interface Column {
  name: string;
  show: (value: number) => string;
  least?: number;
  /** The figure has to be below this. */
  below?: number;
}

const whole = (value: number) => String(Math.round(value));
const inSeconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const inMs = (value: number) => `${whole(value)} ms`;

/** All figures, and what they are to reach. */
const columns = {
  performance: { name: "performance", show: whole, least: 95 },
  accessibility: { name: "accessibility", show: whole, least: 100 },
  bestPractices: { name: "best practices", show: whole, least: 100 },
  seo: { name: "SEO", show: whole, least: 100 },
  firstPaint: { name: "first paint", show: inSeconds },
  largestPaint: { name: "largest paint", show: inSeconds, below: 2_000 },
  blocking: { name: "blocking time", show: inMs, below: 150 },
  shift: { name: "layout shift", show: (value) => value.toFixed(3), below: 0.02 },
} satisfies Record<string, Column>;

type Name = keyof typeof columns;

/** The figures of one run, or the median of several. */
export type Figures = Record<Name, number>;

/** Reads a report of Lighthouse. @throws ZodError when it lacks a figure, as it does when the page did not load */
export function figuresOf(report: unknown): Figures {
  const { categories, audits } = Report.parse(report);
  return {
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories["best-practices"],
    seo: categories.seo,
    firstPaint: audits["first-contentful-paint"],
    largestPaint: audits["largest-contentful-paint"],
    blocking: audits["total-blocking-time"],
    shift: audits["cumulative-layout-shift"],
  };
}

const entries = Object.entries(columns) as [Name, Column][];

/** The median of each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  return Object.fromEntries(entries.map(([name]) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

const isMet = ({ least = -Infinity, below = Infinity }: Column, value: number) => value >= least && value < below;

/** The figures of some pages as a table; those that do not reach what they are to are marked. */
export function tableOf(pages: readonly { name: string; figures: Figures }[]): string {
  const rows = pages.map(({ name, figures }) => [
    name,
    ...entries.map(([key, column]) => `${column.show(figures[key])}${isMet(column, figures[key]) ? "" : " (not met)"}`),
  ]);
  const goals = entries.map(([, { least, below, show }]) =>
    least !== undefined ? show(least) : below !== undefined ? `below ${show(below)}` : "",
  );
  return markdownTable([["", ...entries.map(([, { name }]) => name)], ...rows, ["to reach", ...goals]]);
}

/** Whether every figure reaches what it is to. */
export const allMet = (figures: Figures): boolean => entries.every(([name, column]) => isMet(column, figures[name]));
