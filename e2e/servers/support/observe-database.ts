import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Db, Document } from "mongodb";

/** What one call made the database do. */
export interface DatabaseWork {
  /** The commands by name, such as `find` or `commitTransaction`, with how many there were of each. */
  commands: Record<string, number>;
  /** Queries that read a whole collection. */
  collectionScans: number;
  queries: Query[];
}

/** A query as the profiler of the database recorded it. */
export interface Query {
  /** Collection and kind of operation. */
  what: string;
  keysExamined: number;
  docsExamined: number;
  /** The documents that were returned or changed; at least one for each collection that an aggregation looks up. */
  found: number;
}

/** The commands that the shop sends. Others keep a connection alive, or follow the change stream of the page cache. */
const counted = [
  ...["find", "aggregate", "count", "distinct", "getMore", "insert", "update", "delete", "findAndModify"],
  ...["commitTransaction", "abortTransaction", "ping"],
];

/** The app name of the shop's connections; those of the tests have none. */
const appName = "vastra";

/**
 * What the sender of mails does after the answer: it queues none, that is what the call itself does. Only admins read them
 * by when they were made.
 */
const isSending = ({ ns, op, command }: Document) =>
  String(ns).endsWith(".messages") && op !== "insert" && command?.sort?.createdAt === undefined;

/** Work counts as done when the database has received nothing for this long, in ms. */
const quietMs = 60;

type Counts = Record<string, number>;

async function countsOf(database: Db): Promise<Counts> {
  const { metrics } = await database.command({ serverStatus: 1 });
  const scans = metrics.queryExecutor.collectionScans.nonTailable;
  return Object.fromEntries([...counted.map((name) => [name, metrics.commands[name].total]), ["scans", scans]]);
}

/** The counts once nothing comes any more: some work of a call follows its answer. */
async function quietCounts(database: Db): Promise<Counts> {
  let before = await countsOf(database);
  for (;;) {
    await sleep(quietMs);
    const after = await countsOf(database);
    if (Object.keys(after).every((name) => name === "getMore" || after[name] === before[name])) return after;
    before = after;
  }
}

/**
 * The whole-collection reads since the tests began: e2e/test-shop/open.ts has made the database record them. The list of
 * migrations has a handful of entries and no index, and is read once by each process.
 */
export async function recordedScans(database: Db): Promise<string[]> {
  const { was, filter } = await database.command({ profile: -1 });
  if (was !== 1 || !filter) throw new Error("The database does not record collection scans.");
  const rows = await database
    .collection("system.profile")
    .find({ appName, ns: { $not: /\.changelog$/ } })
    .toArray();
  return rows.map(({ ns, command }) => `${ns} ${JSON.stringify(command).slice(0, 500)}`);
}

async function setProfiler(database: Db, profile: 0 | 2): Promise<void> {
  await database.command({ profile, filter: "unset" });
}

/**
 * A mail takes longer than the quiet time: its sender would note the end of an earlier call's mail in the next call. What
 * asks for a link is answered before its mail is queued.
 */
async function untilMailsSent(database: Db): Promise<void> {
  const waiting = { messages: { state: "waiting" }, accountlinks: { open: true } };
  for (const [name, filter] of Object.entries(waiting)) {
    await expect.poll(() => database.collection(name).countDocuments(filter)).toBe(0);
  }
}

/** Makes a call and returns what the database did for it. Nothing else may use the database meanwhile. */
export async function observe(database: Db, call: () => Promise<void>): Promise<DatabaseWork> {
  await untilMailsSent(database);
  await setProfiler(database, 2);
  const before = await quietCounts(database);
  const { localTime } = await database.command({ hello: 1 });
  try {
    await call();
    const after = await quietCounts(database);
    const profiled = await database
      .collection("system.profile")
      .find({ appName, op: { $ne: "getmore" }, ts: { $gte: localTime } })
      .toArray();
    const rows = profiled.filter((row) => !isSending(row));
    return {
      commands: commandsOf(before, after, rows, profiled.filter(isSending)),
      collectionScans: (after.scans ?? 0) - (before.scans ?? 0),
      queries: rows.map(toQuery),
    };
  } finally {
    await setProfiler(database, 0);
  }
}

/** How the profiler calls commands that it does not name by themselves. */
const operations: Record<string, string> = { query: "find", remove: "delete" };

/** Commands to the admin database, which the profiler of this database does not record. */
const unprofiled = ["commitTransaction", "abortTransaction", "ping"];

function namesOf(rows: readonly Document[]): (string | undefined)[] {
  return rows.map(({ op, command }) => (op === "command" ? Object.keys(command)[0] : (operations[op] ?? op)));
}

/**
 * The commands between two counts, without those of the sender, each of which has one row. The database counts its own
 * housekeeping too, and the profiler has one row for each part of an update: the smaller number is the shop's.
 */
function commandsOf(
  before: Counts,
  after: Counts,
  rows: readonly Document[],
  sending: readonly Document[],
): Record<string, number> {
  const [own, others] = [namesOf(rows), namesOf(sending)];
  const counts = counted
    .filter((name) => name !== "getMore")
    .map((name) => {
      const sent = others.filter((each) => each === name).length;
      const difference = (after[name] ?? 0) - (before[name] ?? 0) - sent;
      const profiled = own.filter((each) => each === name).length;
      return [name, unprofiled.includes(name) ? difference : Math.min(difference, profiled)] as const;
    });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function toQuery({ ns, op, command, keysExamined = 0, docsExamined = 0, ...rest }: Document): Query {
  const { nreturned = 0, nMatched = 0, ndeleted = 0 } = rest;
  const kind = op === "command" ? Object.keys(command)[0] : op;
  const lookups = JSON.stringify(command.pipeline ?? "").split('"$lookup"').length - 1;
  const found = Math.max(nreturned, nMatched, ndeleted, 1 + lookups);
  return { what: `${String(ns).split(".").slice(1).join(".")} ${kind}`, keysExamined, docsExamined, found };
}
