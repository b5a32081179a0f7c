import { type SpawnOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { root } from "./folders.mjs";

export interface Program {
  /** Its name in messages. */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string | undefined>;
  /** The file for its output; by default the terminal. */
  log?: string;
  /** How long it may take to stop, in ms. */
  stopMs?: number;
  /** What asks it to stop; SIGTERM unless set. */
  stopSignal?: NodeJS.Signals;
}

export interface Running {
  name: string;
  pid: number;
  /** Resolves to the exit code; 1 when a signal ended it, or it could not be started. */
  ended: Promise<number>;
  isRunning: () => boolean;
  /** Asks it to stop, and kills it after its time to do so. @returns the exit code */
  stop: () => Promise<number>;
  /** Kills it without warning. */
  kill: () => Promise<number>;
}

/** Everything that a program started, so that it can be stopped in order. */
export class Processes {
  readonly #all = new Set<Running>();
  #closed = false;

  get closed(): boolean {
    return this.#closed;
  }

  /** @throws Error once everything is being stopped */
  start({ name, command, args, env = process.env, log, stopMs = 10_000, stopSignal = "SIGTERM" }: Program): Running {
    if (this.#closed) throw new Error(`Not starting ${name}: stopping.`);
    const output = log === undefined ? "inherit" : openSync(log, "a");
    // Next.js's types require NODE_ENV in every environment.
    const options: SpawnOptions = { cwd: root, env: env as NodeJS.ProcessEnv, stdio: ["ignore", output, output] };
    const child = spawn(command, args, options);
    if (typeof output === "number") closeSync(output);
    const ended = new Promise<number>((resolve) => {
      child.once("error", () => resolve(1));
      child.once("exit", (code) => resolve(code ?? 1));
    });
    let isRunning = true;
    const running: Running = {
      name,
      pid: child.pid ?? 0,
      ended,
      isRunning: () => isRunning,
      stop: async () => {
        child.kill(stopSignal);
        const timer = setTimeout(() => child.kill("SIGKILL"), stopMs);
        return ended.finally(() => clearTimeout(timer));
      },
      kill: () => {
        child.kill("SIGKILL");
        return ended;
      },
    };
    this.#all.add(running);
    void ended.then(() => {
      isRunning = false;
      this.#all.delete(running);
    });
    return running;
  }

  /** Runs a command to its end. @returns its exit code */
  run(program: Program): Promise<number> {
    return this.start(program).ended;
  }

  /** Waits until one of the running processes ends. @returns its name and exit code */
  firstToEnd(): Promise<[name: string, code: number]> {
    return Promise.race([...this.#all].map(async ({ name, ended }) => [name, await ended] as [string, number]));
  }

  /** Stops everything, the last started first. Nothing can be started any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const running of [...this.#all].reverse()) await running.stop();
  }
}
