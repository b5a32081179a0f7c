import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataFolder } from "./folders.mjs";
import { readJson } from "./json-file.mjs";
import { identify, isRunning } from "./process-identity.mjs";
import { say } from "./progress.mjs";

/** Takes the lock if it is free. Creating a link is atomic. @param {string} file @param {string} draft */
function tryLock(file, draft) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a lock whose holder has exited, unless another process took it at that moment. @param {string} file */
function removeStale(file) {
  const holder = readJson(file);
  if (holder === undefined || isRunning(holder)) return;
  const aside = `${file}.${randomUUID()}.old`;
  try {
    const seen = readFileSync(file, "utf8");
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== seen) linkSync(aside, file);
  } catch {
    // Another process removed it first.
  }
  rmSync(aside, { force: true });
}

/** Waits until this process holds the lock. @param {string} file */
async function take(file) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(identify(process.pid)), { mode: 0o600 });
  try {
    for (let tries = 0; !tryLock(file, draft); tries += 1) {
      removeStale(file);
      if (tries === 10) say(`  Another start of this clone (process ${readJson(file)?.pid}) is at it: waiting ...`);
      await sleep(100);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Runs `work` while no other process of this clone holds the same lock. Waits for its turn and reports it.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(dataFolder(), `${name}.lock`);
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
