import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { endGroup, waitForEnd } from "./end-process.mjs";
import { dataFolder } from "./folders.mjs";
import { readJson } from "./json-file.mjs";
import { isRunning } from "./process-identity.mjs";

/**
 * What `.data/sessions` stores about each demo, dev server or test run, so that a later start can see what is still
 * running and end what a killed one left behind.
 * @typedef {import("./process-identity.mjs").ProcessIdentity} ProcessIdentity
 * @typedef {ProcessIdentity & { name: string, timeoutMs: number, info: Record<string, string | number> }} RecordedProcess
 * @typedef {{ kind: string, scope: string, supervisor: ProcessIdentity, launchers: ProcessIdentity[],
 *   processes: RecordedProcess[] }} SessionRecord
 */

/** How long a supervisor whose launcher is gone may take to stop by itself, in ms. */
const orderlyStop = 30_000;

const sessionsFolder = () => dataFolder("sessions");

/** A separate file for each session, even if two have the same process id. @param {number} pid */
export const sessionFile = (pid) => join(sessionsFolder(), `${pid}-${Date.now()}.json`);

/** @returns {{ file: string, record: SessionRecord }[]} */
function readSessions() {
  return readdirSync(sessionsFolder())
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(sessionsFolder(), name))
    .map((file) => ({ file, record: /** @type {SessionRecord | undefined} */ (readJson(file)) }))
    .filter((entry) => entry.record !== undefined);
}

/** @param {SessionRecord} record */
const isAbandoned = (record) => !isRunning(record.supervisor) || !record.launchers.every(isRunning);

/** The sessions of this clone whose supervisor is still running, this one included. */
export const liveSessions = () =>
  readSessions()
    .map(({ record }) => record)
    .filter((record) => !isAbandoned(record));

/**
 * The process that a live session of the scope runs under this name.
 * @param {string} scope
 * @param {string} name
 */
export function findRunning(scope, name) {
  for (const record of liveSessions()) {
    if (record.scope !== scope) continue;
    const found = record.processes.find((one) => one.name === name && isRunning(one));
    if (found) return { record, process: found };
  }
  return undefined;
}

/**
 * Ends what killed sessions of this clone left behind.
 * @returns {Promise<string[]>} the names of the ended processes
 */
export async function endAbandoned() {
  const ended = [];
  for (const { file, record } of readSessions()) {
    if (!isAbandoned(record)) continue;
    if (isRunning(record.supervisor)) {
      process.kill(record.supervisor.pid, "SIGTERM");
      if (!(await waitForEnd(record.supervisor, orderlyStop))) process.kill(record.supervisor.pid, "SIGKILL");
    }
    /** @type {RecordedProcess[]} */
    const left = (readJson(file)?.processes ?? []).filter(isRunning);
    await Promise.all(left.map((one) => endGroup(one, one.timeoutMs)));
    ended.push(...left.map((one) => one.name));
    rmSync(file, { force: true });
  }
  return ended;
}
