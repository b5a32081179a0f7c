import { spawn } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { endGroup } from "./end-process.mjs";
import { root } from "./folders.mjs";
import { writeJson } from "./json-file.mjs";
import { identify, launchers } from "./process-identity.mjs";
import { sessionFile } from "./session-record.mjs";

/**
 * @typedef {import("./session-record.mjs").RecordedProcess} RecordedProcess
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string | undefined>, log?: string,
 *   timeoutMs?: number, info?: Record<string, string | number> }} StartOptions
 * `log` is the file for its output, by default the terminal; `timeoutMs` the time it has to stop, in ms;
 * `info` what other sessions of this clone need to know to use it.
 * @typedef {{ process: RecordedProcess, ended: Promise<number> }} Started
 * `ended` resolves to the exit code, 1 when a signal ended it.
 */

/** Everything that a demo, dev server or test run started, on record as soon as it runs. */
export class Session {
  /** @type {import("./session-record.mjs").SessionRecord} */
  #record;
  /** @type {string} */
  #file;
  #closed = false;

  /** @param {string} kind its name in messages @param {string} scope sessions of one scope share their services */
  constructor(kind, scope) {
    const supervisor = identify(process.pid);
    if (!supervisor) throw new Error("This system does not tell when a process was started, which vastra needs.");
    this.#file = sessionFile(process.pid);
    this.#record = { kind, scope, supervisor, launchers: launchers(), processes: [] };
    this.#save();
  }

  get launchers() {
    return this.#record.launchers;
  }

  get closed() {
    return this.#closed;
  }

  #save() {
    writeJson(this.#file, this.#record);
  }

  /**
   * Starts a process in its own group, so that Ctrl-C reaches only this one, which can then stop them in order.
   * @param {StartOptions} options
   * @returns {Started}
   */
  start({ name, command, args, env, log, timeoutMs = 10_000, info = {} }) {
    if (this.#closed) throw new Error(`Not starting ${name}: stopping.`);
    const output = log === undefined ? "inherit" : openSync(log, "a");
    const child = spawn(command, args, {
      cwd: root,
      env: env ?? process.env,
      detached: true,
      stdio: ["ignore", output, output],
    });
    const ended = new Promise((resolve) => {
      child.once("error", () => resolve(1));
      child.once("exit", (code) => resolve(code ?? 1));
    });
    if (typeof output === "number") closeSync(output);
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    const recorded = { ...(identity ?? { pid: 0, startedAt: "" }), name, timeoutMs, info };
    if (identity) {
      this.#record.processes.push(recorded);
      this.#save();
    }
    return { process: recorded, ended: ended.finally(() => this.#forget(recorded)) };
  }

  /** @param {RecordedProcess} recorded */
  #forget(recorded) {
    this.#record.processes = this.#record.processes.filter((one) => one !== recorded);
    if (!this.#closed) this.#save();
  }

  /** @param {Started} started */
  async end(started) {
    await endGroup(started.process, started.process.timeoutMs);
    await started.ended;
  }

  /** Ends everything this session started, in reverse order, and removes it from the record. */
  async close() {
    this.#closed = true;
    for (const recorded of this.#record.processes.toReversed()) await endGroup(recorded, recorded.timeoutMs);
    rmSync(this.#file, { force: true });
  }
}
