import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Runs `work` and puts a file that it rewrites back as it was: Next points its next-env.d.ts at the last build. */
export async function restoringFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  try {
    return await work();
  } finally {
    if (before === undefined) rmSync(path, { force: true });
    else if (!existsSync(path) || !readFileSync(path).equals(before)) writeFileSync(path, before);
  }
}
