import { type ChildProcess, spawn } from "node:child_process";
import { anyFreePort } from "../scripts/lib/free-port";

/** Another server of the same build, with another environment. */
export interface OwnServer {
  url: string;
  pid: number;
  /** What it has written so far. */
  output: () => string;
  /** Whether it has come to listen; false when it ended before. */
  ready: Promise<boolean>;
  /** The exit code, once it has ended by itself. */
  ended: Promise<number | null>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface Where {
  /** The folder of another build; this clone by default. */
  cwd?: string;
  /** Any free port by default. */
  port?: number;
  /** The Node that runs it; the one that runs the tests by default. */
  node?: string;
  /** The options of its Node; by default those for one that lives for seconds. */
  options?: readonly string[];
  /** Runs `next start` instead of the shop's own server: like a function, it hears of no changes of the database. */
  isPlain?: boolean;
}

/** Options of V8, known to every supported Node.js, for a server of many tests: it seldom collects garbage. */
export const longLived = ["--max-semi-space-size=32"];

/** What `npm start` gives it. */
export const asDeployed = ["--max-semi-space-size=8"];

/** For one that lives for seconds: it starts no threads of its own. Without optimizing, a password's hash takes 1.4 s. */
export const shortLived = [...longLived, "--single-threaded"];

/** Begins what the server, or `next start`, writes when it listens. */
const readyLine = "Ready ";

/** Starts the shop's build once more; the variables replace those of this process. */
export async function startOwnServer(
  variables: Record<string, string>,
  { cwd, port: wanted, node = process.execPath, options = shortLived, isPlain = false }: Where = {},
): Promise<OwnServer> {
  const port = String(wanted ?? (await anyFreePort()));
  const script = isPlain ? ["node_modules/next/dist/bin/next", "start"] : ["server/start.mjs"];
  const args = [...options, ...script, "-H", "127.0.0.1", "-p", port];
  const env = { ...process.env, NEXT_DIST_DIR: ".next-test", PORT: port, ...variables };
  const child: ChildProcess = spawn(node, args, { cwd, env, stdio: "pipe" });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let output = "";
  const ready = new Promise<boolean>((resolve) => {
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes(readyLine)) resolve(true);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => resolve(false));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ready,
    ended,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Resolves once the server listens. */
export async function untilUp({ ready, output }: OwnServer): Promise<void> {
  if (!(await ready)) throw new Error(`The server did not come up:\n${output()}`);
}

const instances = new Map<boolean, Promise<OwnServer>>();

/**
 * Another instance of a file's own shop, with the same environment: tests share it, and it ends with the shop.
 * @param isPlain see `startOwnServer`
 */
export async function anotherInstance({ isPlain = false } = {}): Promise<OwnServer> {
  const starting = instances.get(isPlain) ?? startOwnServer({}, { isPlain });
  instances.set(isPlain, starting);
  const server = await starting;
  await untilUp(server);
  return server;
}

export async function stopInstances(): Promise<void> {
  const all = await Promise.all(instances.values());
  instances.clear();
  await Promise.all(all.map((server) => server.stop("SIGKILL")));
}
