import { join } from "node:path";
import { MongoClient } from "mongodb";
import { testEnvironment } from "../../check/test-environment";
import { dataFolder } from "../../lib/folders.mjs";
import { anyFreePort } from "../../lib/free-port";
import type { Processes } from "../../lib/processes";
import { say } from "../../lib/progress.mjs";
import { makeSecrets } from "../../shop/secrets";
import { startServer } from "../../shop/server";
import { type CatalogueName, filledDatabase } from "./databases";
import { type Floors, startFloors } from "./floors";
import { type FloorName, judge } from "./goals";
import { type Durations, durations, type Figures, measure } from "./measure";
import { memoryOf } from "./meters";
import { openPlace, type Place } from "./place";
import type { Line, SizeReport } from "./report";
import type { Row } from "./rows";
import { untilIndexed } from "./until-indexed";

/** What all catalogues are measured with. */
export interface How {
  processes: Processes;
  /** The shop's build. */
  folder: string;
  /** The URL of the server of the databases, and its process. */
  uri: string;
  databasePid: number;
  client: MongoClient;
  time: Durations;
}

/** Limits that no row reaches. */
const lifted = {
  RATE_LIMIT_SCALE: "1000000",
  COD_LIMIT_RUPEES: "100000000",
  COD_PENDING_LIMIT: "1000000",
  NEW_ACCOUNT_PIECES: "1000000",
};

/** Runs rows against a fresh shop with a filled database. @returns the lines and the shop's memory afterwards */
async function withShop(how: How, catalogue: CatalogueName, size: number, rows: Row[], floors: Floors | undefined) {
  const mongodbUri = await filledDatabase(how.uri, catalogue, size);
  const client = await new MongoClient(mongodbUri).connect();
  const { JWT_SECRET } = makeSecrets();
  const port = await anyFreePort();
  try {
    // Before the shop starts: it would hear of thousands of changed products.
    const place = await openPlace(`http://127.0.0.1:${port}`, client.db(), JWT_SECRET);
    const shop = await startServer(how.processes, {
      mode: "start",
      port,
      folder: how.folder,
      env: testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, ...lifted }),
      log: join(dataFolder("bench"), "shop.log"),
    });
    await untilIndexed(place);
    const lines: Line[] = [];
    for (const row of rows) lines.push(await lineOf(row, place, shop.pid, how, floors));
    const memory = memoryOf(shop.pid);
    await shop.stop();
    return { lines, memory };
  } finally {
    await client.close();
  }
}

async function lineOf(row: Row, place: Place, serverPid: number, how: How, floors?: Floors): Promise<Line> {
  const { id, title, goals } = row;
  const path = row.page?.(place);
  const pageBytes = path === undefined ? undefined : await bytesOf(place.url + path);
  const work = await row.work(place);
  const figures = await measure(work, { serverPid, databasePid: how.databasePid, db: place.db }, how.time);
  const wanted = new Set(goals.flatMap((goal) => ("of" in goal ? [goal.of] : [])));
  const beside: Partial<Record<FloorName, Figures>> = {};
  for (const name of wanted) beside[name] = await floors?.measured(name, pageBytes);
  const verdicts = goals.map((goal) => judge(goal, { figures, pageBytes, floors: beside }));
  say(`  ${id}: ${figures.perSecond.toFixed(0)} a second, p95 ${figures.p95.toFixed(1)} ms`);
  return { id, title, figures, pageBytes, verdicts };
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Measures rows with a catalogue of one size. */
export async function benchSize(how: How, size: number, rows: Row[]): Promise<SizeReport> {
  say(`\n${size.toLocaleString("en-IN")} products`);
  const mongodbUri = await filledDatabase(how.uri, "demo", size);
  const floors = await startFloors(
    how.processes,
    mongodbUri,
    { databasePid: how.databasePid, db: how.client.db() },
    durations.quick,
  );
  const of = (name: CatalogueName) => rows.filter(({ catalogue = "demo" }) => catalogue === name);
  const { lines, memory } = await withShop(how, "demo", size, of("demo"), floors);
  for (const name of ["limits", "common"] as const) {
    if (of(name).length === 0) continue;
    const other = await withShop(how, name, size, of(name), undefined);
    lines.push(...other.lines);
    say(`  ${name}: ${Math.round(other.memory.now / 1e6)} MB after the load`);
  }
  await floors.stop();
  return {
    products: size,
    memory,
    lines,
    floors: [...floors.all].map(([label, all]) => ({ label, figures: middle(all) })),
  };
}

/** The measurement whose speed is the median. */
function middle(all: Figures[]): Figures {
  const sorted = all.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Figures;
}
