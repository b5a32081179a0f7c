import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Runs `work` and restores a file that it rewrites: Next changes next-env.d.ts to refer to the last build. */
export async function restoringFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  try {
    return await work();
  } finally {
    if (before === undefined) rmSync(path, { force: true });
    else if (!existsSync(path) || !readFileSync(path).equals(before)) writeFileSync(path, before);
  }
}
