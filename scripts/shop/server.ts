import { inRoot } from "../lib/folders.mjs";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes, Running } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { waitForHttp } from "../lib/wait-for-http";
import { nextCommand } from "./build";

/** What `npm start` runs, with its option: see docs/decisions/own-server.md. */
const startArguments = ["--max-semi-space-size=8", inRoot("server", "start.mjs")];

export type ServerOptions = {
  mode: "start" | "dev";
  port: number;
  folder: string;
  /** What it listens on; by default this machine only. */
  host?: string;
  env: Record<string, string | undefined>;
  /** The file for its output; by default the terminal. */
  log?: string;
  /** How long it may take to stop, in ms. */
  stopMs?: number;
};

/** How long the home page may take, in ms: on a busy machine the dev server compiles it for over a minute. */
const readyMs = 300_000;

/**
 * Starts the shop and waits until it serves the home page.
 * @throws Error with the end of its log when it does not start.
 */
export async function startServer(processes: Processes, options: ServerOptions): Promise<Running> {
  const { mode, port, folder, host = "127.0.0.1", stopMs = 5_000 } = options;
  const log = options.log && freshLog(options.log);
  const running = processes.start({
    name: "shop",
    command: process.execPath,
    args: [...(mode === "start" ? startArguments : [nextCommand, "dev"]), "-H", host, "-p", String(port)],
    env: { ...options.env, NEXT_DIST_DIR: folder, PORT: String(port) },
    log,
    stopMs,
  });
  try {
    const ready = () => waitForHttp(`http://127.0.0.1:${port}/shop/home`, running.isRunning, readyMs);
    await step("Starting the shop", ready);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The shop did not start: ${reason}\n${log ? lastLines(log, 30) : ""}`);
  }
  return running;
}
