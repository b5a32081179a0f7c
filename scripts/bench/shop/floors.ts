import { join } from "node:path";
import { dataFolder, inRoot } from "../../lib/folders.mjs";
import { anyFreePort } from "../../lib/free-port";
import { hashFiles } from "../../lib/hash-files";
import { freshLog } from "../../lib/logs";
import type { Processes } from "../../lib/processes";
import { waitForHttp } from "../../lib/wait-for-http";
import { buildUnlessCurrent, nextCommand } from "../../shop/build";
import { startDriver } from "../driver/start";
import { type FloorName, floorNames } from "./goals";
import { loadOf } from "./load";
import { type Durations, type Figures, type Measured, measure } from "./measure";

const folder = inRoot("scripts", "bench", "floors");
const hashSources = () =>
  hashFiles([folder, inRoot("package-lock.json")], (name) => /\/\.next$|next-env\.d\.ts$/.test(name));

/** Builds the app of the floors unless its build is current. @throws Error with the end of the build's output */
export function ensureFloors(processes: Processes): Promise<boolean> {
  const log = join(dataFolder("logs"), "build-floors.log");
  const stamp = join(folder, ".next", "built-from");
  const build = { label: "Building the app to compare with", stamp, hash: hashSources(), args: [folder], log };
  return buildUnlessCurrent(processes, build);
}

/** The running app of the floors, and the bare driver once it is compared with. */
export interface Floors {
  stop: () => Promise<void>;
  /** Measures one; `pageBytes` is the size of the page to compare with. */
  measured: (name: FloorName, pageBytes?: number) => Promise<Figures>;
  /** Everything measured so far, by what it was. */
  all: Map<string, Figures[]>;
}

const sizeOf = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength;

/** Starts the app of the floors. @param mongodbUri the database of its find */
export async function startFloors(
  processes: Processes,
  mongodbUri: string,
  measuredWith: Omit<Measured, "serverPid">,
  time: Durations,
): Promise<Floors> {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const log = freshLog(join(dataFolder("bench"), "floors.log"));
  const env = { ...process.env, MONGODB_URI: mongodbUri, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const args = [nextCommand, "start", folder, "-H", "127.0.0.1", "-p", String(port)];
  const running = processes.start({ name: "floors", command: process.execPath, args, env, log });
  await waitForHttp(`${url}/find`, running.isRunning);

  // A page has its letters twice, in its HTML and in its data.
  const empty = await sizeOf(`${url}/page/0`);
  const pathOf = (name: Exclude<FloorName, "cart" | "order">, pageBytes: number) => {
    if (name === "find") return "/find";
    if (name === "route") return "/json/4096";
    const bytes = name === "page" ? 9_000 : pageBytes;
    return `/page/${Math.max(0, Math.round((bytes - empty) / 2))}`;
  };
  let driver: ReturnType<typeof startDriver> | undefined;
  const measuredBare = async (call: "cart" | "order") => {
    driver ??= startDriver(processes, mongodbUri);
    const { running, work } = await driver;
    return measure(work(call), { ...measuredWith, serverPid: running.pid }, time);
  };
  const all = new Map<string, Figures[]>();
  return {
    all,
    stop: async () => {
      await Promise.all([running.stop(), driver?.then((started) => started.running.stop())]);
    },
    measured: async (name, pageBytes = 0) => {
      const measuredPath = (path: string) =>
        measure(
          loadOf(url, () => ({ path })),
          { ...measuredWith, serverPid: running.pid },
          time,
        );
      const figures =
        name === "cart" || name === "order" ? await measuredBare(name) : await measuredPath(pathOf(name, pageBytes));
      const label = name === "same" ? `a bare page of ${Math.round(pageBytes / 1000)} kB` : floorNames[name];
      all.set(label, [...(all.get(label) ?? []), figures]);
      return figures;
    },
  };
}
