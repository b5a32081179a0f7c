import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The version of a mongod, or why it does not run here: a missing library, a different processor architecture.
 */
export async function mongodVersion(path: string): Promise<{ version: string } | { problem: string }> {
  try {
    const { stdout } = await run(path, ["--version"], { timeout: 10_000 });
    const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
    return version ? { version } : { problem: "does not say which version it is" };
  } catch (error) {
    const text = error instanceof Error ? (error.message.split("\n").at(-2) ?? error.message) : String(error);
    return { problem: `does not run here: ${text.trim()}` };
  }
}

/** The release series of a version, "6.0" for 6.0.5: only the same series opens its data files. */
export const seriesOf = (version: string): string => version.split(".").slice(0, 2).join(".");
