import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { findRunning } from "./running.mjs";

// A program that starts two services, each of which notes when it is asked to stop.
const service = `
  const { appendFileSync } = require("node:fs");
  process.on("SIGTERM", () => { appendFileSync(process.argv[2], process.argv[1] + " stopped\\n"); process.exit(0); });
  appendFileSync(process.argv[2], process.argv[1] + " started " + process.pid + "\\n");
  setInterval(() => {}, 1000);
`;
const program = (scope: string, notes: string) => `
  import { supervise } from "../../scripts/lib/supervise";
  await supervise({ scope: "${scope}", command: "npm run try", interrupted: 130 }, async ({ processes }) => {
    for (const name of ["database", "shop"]) {
      const args = ["-e", ${JSON.stringify(service)}, name, ${JSON.stringify(notes)}];
      processes.start({ name, command: process.execPath, args });
    }
  });
`;

let scope: string;
let notes: string;
let file: string;

beforeEach(() => {
  scope = `try-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const folder = dataFolder(scope);
  mkdirSync(folder, { recursive: true });
  notes = join(folder, "notes.txt");
  file = `.data/${scope}/program.ts`;
  writeFileSync(inRoot(file), program(scope, notes));
});
afterEach(() => {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  rmSync(join(dataFolder("running"), `${scope}.json`), { force: true });
});

const linesOf = () => (existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : []);

interface Launched {
  launcher: ChildProcess;
  output: () => string;
  /** Resolves to the exit code, and null when a signal ended the launcher. */
  ended: Promise<number | null>;
}

function launch(): Launched {
  const code = `import(${JSON.stringify(inRoot("scripts/boot/launch.mjs"))}).then(({ launch }) => launch("${file}", []))`;
  const launcher = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (text) => (output += text));
  return { launcher, output: () => output, ended: new Promise((resolve) => launcher.once("exit", resolve)) };
}

/** Launches the program, and waits until its services run. @returns their process ids, too */
async function launchAll(): Promise<Launched & { services: number[] }> {
  const launched = launch();
  await expect.poll(() => linesOf().length, { timeout: 30_000, message: launched.output() }).toBe(2);
  return { ...launched, services: linesOf().map((line) => Number(line.split(" ").at(-1))) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const untilGone = (pids: readonly number[]) => expect.poll(() => pids.some(isAlive), { timeout: 10_000 }).toBe(false);

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s stops all services, the last started first", async (signal) => {
  const { launcher, services, ended } = await launchAll();
  launcher.kill(signal);
  expect(await ended).toBe(130);
  expect(linesOf().slice(2)).toEqual(["shop stopped", "database stopped"]);
  await untilGone(services);
  expect(findRunning(scope)).toBeUndefined();
});

test("when the launcher is killed, the services are stopped in order", async () => {
  const { launcher, services } = await launchAll();
  launcher.kill("SIGKILL");
  await untilGone(services);
  expect(linesOf().slice(2)).toEqual(["shop stopped", "database stopped"]);
});

test("when the program is killed, its services end and the exit code is 1", async () => {
  const { services, ended } = await launchAll();
  process.kill(findRunning(scope)?.pid ?? 0, "SIGKILL");
  expect(await ended).toBe(1);
  await untilGone(services);
});

test("a second start is refused with a sentence that says what runs", async () => {
  const { launcher, ended } = await launchAll();
  const second = launch();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `\`npm run try\` of this clone is running already (process ${findRunning(scope)?.pid}). Stop it first`,
  );
  launcher.kill("SIGTERM");
  expect(await ended).toBe(130);
});

test("a start ends what a killed program and a killed launcher have left", async () => {
  const { launcher, services } = await launchAll();
  const left = findRunning(scope)?.pid ?? 0;
  launcher.kill("SIGSTOP");
  process.kill(left, "SIGKILL");
  launcher.kill("SIGKILL");
  await untilGone([left]);
  expect(services.every(isAlive)).toBe(true);
  const next = launch();
  await expect.poll(() => linesOf().length, { timeout: 30_000, message: next.output() }).toBe(4);
  await untilGone(services);
  next.launcher.kill("SIGTERM");
  expect(await next.ended).toBe(130);
});
