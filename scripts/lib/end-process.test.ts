import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { endGroup } from "./end-process.mjs";
import { identify, isRunning } from "./process-identity.mjs";

/** A process that reports when its handlers are set, and how many children it has. */
async function start(code: string) {
  const child = spawn(process.execPath, ["-e", `${code}; console.log("up")`], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const output = await new Promise<string>((resolve) => child.stdout.once("data", (data) => resolve(String(data))));
  const identity = identify(child.pid ?? 0);
  if (!identity) throw new Error("the process did not start");
  return { identity, output };
}

test("a process that stops when it is asked to is ended at once", async () => {
  const { identity } = await start("setInterval(() => {}, 1000)");
  expect(isRunning(identity)).toBe(true);
  const begun = Date.now();
  await endGroup(identity, 10_000);
  expect(isRunning(identity)).toBe(false);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test("a process that does not listen is ended by force, with what it started", async () => {
  const { identity, output } = await start(
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);" +
      "console.log(require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']).pid)",
  );
  const grandchild = identify(Number(output.split("\n")[0]));
  expect(grandchild).toBeDefined();
  await endGroup(identity, 200);
  expect(isRunning(identity)).toBe(false);
  await expect.poll(() => grandchild && isRunning(grandchild)).toBe(false);
});

test("a process that only has the recorded number is left alone", async () => {
  const { identity } = await start("setInterval(() => {}, 1000)");
  await endGroup({ ...identity, startedAt: "another time" }, 100);
  expect(isRunning(identity)).toBe(true);
  await endGroup(identity, 10_000);
});
