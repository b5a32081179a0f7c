import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataFolder } from "../lib/folders.mjs";
import { readJson, writeJson } from "../lib/json-file.mjs";

/**
 * A program of this clone that leads a process group: `.data/running/<scope>.json`.
 * @typedef {{ pid: number, command: string, url?: string }} RunningProgram
 */

/** @param {string} scope */
const fileOf = (scope) => join(dataFolder("running"), `${scope}.json`);

/** @param {number} target a process id, or that of a group's leader with a minus */
function exists(target) {
  try {
    process.kill(target, 0);
    return true;
  } catch {
    return false;
  }
}

/** A record from before the last start of the machine names a process that is another one by now. @param {string} file */
const isOld = (file) => statSync(file).mtimeMs < Date.now() - uptime() * 1000;

/** @param {string} scope @returns {RunningProgram | undefined} */
function recorded(scope) {
  const record = readJson(fileOf(scope));
  return record && !isOld(fileOf(scope)) ? record : undefined;
}

/** The program of a scope, if it is running. @param {string} scope */
export function findRunning(scope) {
  const record = recorded(scope);
  return record && exists(record.pid) ? record : undefined;
}

/** All programs of this clone that are running. */
export function allRunning() {
  const scopes = readdirSync(dataFolder("running")).map((name) => name.replace(/\.json$/, ""));
  return scopes.map(findRunning).filter((record) => record !== undefined);
}

/**
 * Makes this process the only program of its scope. What a killed one left running is ended first.
 * @param {string} scope
 * @param {string} command what the user typed, for messages
 * @throws Error that says what is running when there is one already
 */
export async function claim(scope, command) {
  const left = recorded(scope);
  if (left && exists(left.pid)) throw new Error(sentenceAbout(left));
  if (left && exists(-left.pid)) await endGroup(left.pid);
  rmSync(fileOf(scope), { force: true });
  try {
    // Of two that start at the same moment one creates the file.
    writeFileSync(fileOf(scope), JSON.stringify({ pid: process.pid, command }), { flag: "wx", mode: 0o600 });
  } catch {
    throw new Error(`\`${command}\` was started twice at the same moment: this one stops.`);
  }
}

/** Adds to the record where the program of this process is reached. @param {string} scope @param {string} url */
export function announce(scope, url) {
  writeJson(fileOf(scope), { ...readJson(fileOf(scope)), url });
}

/** @param {string} scope */
export function release(scope) {
  if (readJson(fileOf(scope))?.pid === process.pid) rmSync(fileOf(scope), { force: true });
}

/** @param {RunningProgram} program */
export function sentenceAbout({ pid, command, url }) {
  const where = url ? ` at ${url}` : "";
  return `\`${command}\` of this clone is running already${where} (process ${pid}). Stop it first: Ctrl-C in its terminal, or \`kill ${pid}\`.`;
}

/** @param {number} leader */
async function endGroup(leader) {
  process.kill(-leader, "SIGKILL");
  while (exists(-leader)) await sleep(50);
}
