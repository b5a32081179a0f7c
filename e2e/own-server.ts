import { type ChildProcess, spawn } from "node:child_process";
import { anyFreePort } from "../scripts/lib/free-port";

/** A second server of the same build, with another environment. */
export interface OwnServer {
  url: string;
  pid: number;
  /** What it has written so far. */
  output: () => string;
  /** The exit code, once it has ended by itself. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/**
 * Starts the shop's build once more on a port of its own; variables replace those of the shop under test.
 * @param cwd the folder of another build, by default this clone
 */
export async function startOwnServer(variables: Record<string, string>, cwd?: string): Promise<OwnServer> {
  const port = String(await anyFreePort());
  const args = ["server/start.mjs", "-H", "127.0.0.1", "-p", port];
  const env = { ...process.env, NEXT_DIST_DIR: ".next-test", PORT: port, ...variables };
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env, stdio: "pipe" });
  let output = "";
  child.stdout?.on("data", (text) => {
    output += text;
  });
  child.stderr?.on("data", (text) => {
    output += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Resolves once the server answers anything at all. */
export async function untilUp({ url, output }: OwnServer): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${url}/api/openapi.json`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not come up:\n${output()}`);
}
