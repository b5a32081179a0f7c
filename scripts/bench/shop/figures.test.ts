import { expect, test } from "vitest";
import { judge } from "./goals";
import type { Figures } from "./measure";
import { commandsBetween } from "./meters";
import { commandsOfLines, type SizeReport, slownessOf, spreadOf, tablesOf } from "./report";

const figures = (some: Partial<Figures>): Figures => ({
  requests: 1_000,
  perSecond: 100,
  p50: 9,
  p95: 50,
  p99: 80,
  serverMs: 4,
  databaseMs: 1.25,
  commands: { find: 2, update: 0.5 },
  bytes: 12_345,
  failed: 0,
  ...some,
});

test("commands between two readings are counted per request, the most frequent first", () => {
  const before = { find: 10, insert: 5, ping: 7 };
  const after = { insert: 105, find: 410, ping: 7, update: 200, listIndexes: 1 };
  const between = commandsBetween(before, after, 400);
  expect(Object.entries(between)).toEqual([
    ["find", 1],
    ["update", 0.5],
    ["insert", 0.25],
  ]);
});

test("a share of a baseline is judged by requests per second", () => {
  const floors = { route: figures({ perSecond: 400, serverMs: 1 }) };
  const seen = "0.25 of the bare route (CPU: 0.25)";
  const share = (least?: number) => judge({ kind: "share", of: "route", least }, { figures: figures({}), floors });
  expect(share(0.25)).toEqual({ seen, goal: "0.25 of the bare route", met: true });
  expect(share(0.3)).toEqual({ seen, goal: "0.3 of the bare route", met: false });
  expect(share()).toEqual({ seen });
});

test("a multiple of a baseline is judged by the processor time of server and database", () => {
  const floors = { order: figures({ serverMs: 1, databaseMs: 1.25 }) };
  const goal = (max: number) => judge({ kind: "times", of: "order", max }, { figures: figures({}), floors });
  expect(goal(2.5)).toEqual({
    seen: "2.33 times the CPU of the bare driver's order (server 4.0, database 1.0)",
    goal: "at most 2.5 times the CPU of the bare driver's order",
    met: true,
  });
  expect(goal(2.3).met).toBe(false);
  expect(judge({ kind: "times", of: "cart", max: 9 }, { figures: figures({}), floors }).met).toBe(false);
});

test("a missing baseline fails the goal", () => {
  expect(judge({ kind: "share", of: "page", least: 0.1 }, { figures: figures({}), floors: {} }).met).toBe(false);
});

test("times and sizes are judged by their limit", () => {
  const compared = { figures: figures({}), floors: {}, pageBytes: 75_001 };
  expect(judge({ kind: "p95", max: 50 }, compared)).toEqual({ seen: "", goal: "p95 under 50 ms", met: false });
  expect(judge({ kind: "p95", max: 51 }, compared).met).toBe(true);
  expect(judge({ kind: "serverMs", max: 4 }, compared)).toMatchObject({ goal: "at most 4 ms of CPU", met: true });
  expect(judge({ kind: "pageBytes", max: 75_000 }, compared)).toMatchObject({ goal: "at most 75 kB", met: false });
});

test("the columns of the table are aligned, and failures are marked", () => {
  const lines = [
    {
      id: "home",
      title: "home",
      figures: figures({}),
      verdicts: [{ seen: "0.50 of it", goal: "0.8 of it", met: false }],
    },
    { id: "cart", title: "cart", figures: figures({ failed: 3 }), verdicts: [] },
  ];
  const floors = [{ label: "the bare route", figures: figures({ perSecond: 1_667 }) }];
  const report: SizeReport = { products: 100_000, memory: { now: 350e6, max: 400e6 }, floors, lines };
  const text = tablesOf(report);
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows[2]).toMatch(/^\| floor: the bare route .* 1,667 /);
  expect(rows[3]).toMatch(/\| 4\.00 \+ 1\.25 \| +2\.5 \| +12 \| 0\.50 of it +\| 0\.8 of it: not met \|$/);
  expect(rows[4]).toContain("cart (3 of 1000 FAILED)");
  expect(text).toContain("Memory after the load: 350 MB (at most 400 MB; to reach: 320 MB)");
  expect(commandsOfLines(lines)).toContain("find 2.0, update 0.50");
});

test("the spread of a row covers all catalogues that have it", () => {
  const report = (perSecond: number): SizeReport => ({
    products: 1,
    memory: { now: 0, max: 0 },
    floors: [],
    lines: [{ id: "list-again", title: "", figures: figures({ perSecond }), verdicts: [] }],
  });
  expect(spreadOf([report(90), report(120), report(100)], "list-again")).toBeCloseTo(1.333);
});

test("a row with half the throughput takes twice the time", () => {
  const line = (id: string, perSecond: number) => ({ id, title: "", figures: figures({ perSecond }), verdicts: [] });
  const lines = [line("plain", 300), line("finer", 150)];
  const report: SizeReport = { products: 1, memory: { now: 0, max: 0 }, floors: [], lines };
  expect(slownessOf(report, "finer", "plain")).toBe(2);
});
