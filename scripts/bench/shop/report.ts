import { markdownTable } from "../../lib/markdown-table";
import type { Verdict } from "./goals";
import type { Figures } from "./measure";

/** One line of the report. */
export interface Line {
  id: string;
  title: string;
  figures: Figures;
  pageBytes?: number;
  verdicts: Verdict[];
}

/** The lines of one catalogue. */
export interface SizeReport {
  products: number;
  /** The memory of the shop's process after its load, in bytes: now, and at most so far. */
  memory: { now: number; max: number };
  floors: { label: string; figures: Figures }[];
  lines: Line[];
}

const digits = (value: number, small: number) =>
  Number.isNaN(value) ? "" : value < 10 ? value.toFixed(small) : Math.round(value).toLocaleString("en-IN");
const ms = (value: number) => digits(value, 1);
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);

function cellsOf(name: string, figures: Figures): string[] {
  const { perSecond, p50, p95, p99, serverMs, databaseMs, commands, bytes, failed } = figures;
  return [
    failed > 0 ? `${name} (${failed} of ${figures.requests} FAILED)` : name,
    digits(perSecond, 1),
    ...[p50, p95, p99].map(ms),
    `${digits(serverMs, 2)} + ${digits(databaseMs, 2)}`,
    digits(sum(Object.values(commands)), 1),
    digits(bytes / 1000, 1),
  ];
}

const heading = ["", "a second", "p50", "p95", "p99", "CPU, ms", "commands", "kB", "seen", "to reach"];

function rowOf({ title, figures, verdicts }: Line): string[] {
  const goals = verdicts.flatMap(({ goal, met }) => (goal ? [`${goal}: ${met ? "met" : "not met"}`] : []));
  const seen = verdicts.map((verdict) => verdict.seen).filter(Boolean);
  return [...cellsOf(title, figures), seen.join("; "), goals.join("; ")];
}

/** The most memory that the shop is to hold after the load, in bytes. */
export const memoryGoal = 320e6;

/** The tables of one catalogue, as Markdown. */
export function tablesOf({ products, memory, floors, lines }: SizeReport): string {
  const rows = lines.map(rowOf);
  const floorRows = floors.map(({ label, figures }) => [...cellsOf(`floor: ${label}`, figures), "", ""]);
  const table = markdownTable([heading, ...floorRows, ...rows], [0, 8, 9]);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const held = `${megabytes(memory.now)} (at most ${megabytes(memory.max)}; to reach: ${megabytes(memoryGoal)})`;
  return `${products.toLocaleString("en-IN")} products\n\n${table}\n\nMemory after the load: ${held}`;
}

/** How far a row's figures of several catalogues are apart: the most requests a second by the fewest. */
export function spreadOf(reports: readonly SizeReport[], id: string): number {
  const figures = reports.flatMap(({ lines }) => lines.filter((line) => line.id === id));
  const speeds = figures.map(({ figures: { perSecond } }) => perSecond);
  return Math.max(...speeds) / Math.min(...speeds);
}

/** How many times as long a row takes as another one of the same catalogue. */
export function slownessOf({ lines }: SizeReport, id: string, other: string): number {
  const speedOf = (wanted: string) => lines.find((line) => line.id === wanted)?.figures.perSecond ?? Number.NaN;
  return speedOf(other) / speedOf(id);
}

/** Per row, the database's commands by name: "find 1, aggregate 2". */
export function commandsOfLines(lines: readonly Line[]): string {
  const named = lines.map(({ title, figures: { commands } }) => {
    const shares = Object.entries(commands).map(([name, share]) => `${name} ${share.toFixed(share < 1 ? 2 : 1)}`);
    return [title, shares.join(", ")];
  });
  return markdownTable([["commands a request", ""], ...named], [0, 1]);
}
