import { stateName } from "./names";

/** A code as the source has it. */
export interface Entry {
  pincode: string;
  state: string | null;
}

/** State to town to the codes, "560001-560117,560300"; the town is "" where only the state is known. */
export type Table = Record<string, Record<string, string>>;

/** The most frequent of some names; ties go to the first by name. */
function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0];
}

/** How often a state may occur among the codes with the same first three digits and still be taken for an error. */
const fewEnoughForAnError = 2;

/**
 * The state of a code, with the source's errors put right: a state that hardly any neighbour has is a slip (no region of
 * the post has so few codes of another state), so the neighbours' counts.
 */
function stateOf(entry: Entry, neighbours: readonly Entry[]): string | null {
  const states = neighbours.flatMap(({ state }) => state ?? []);
  const usual = mostFrequent(states);
  const same = states.filter((state) => state === entry.state).length;
  return usual === undefined || (entry.state && same > fewEnoughForAnError) ? entry.state : usual;
}

/** The table of all codes: each in one state and, where `towns` (code to town) has it, in its town. */
export function buildTable(source: readonly Entry[], towns: ReadonlyMap<string, string>): Table {
  const regions = new Map<string, Entry[]>();
  for (const entry of source) {
    const region = entry.pincode.slice(0, 3);
    regions.set(region, [...(regions.get(region) ?? []), entry]);
  }
  const codes = new Map<string, Map<string, string[]>>();
  for (const neighbours of regions.values()) {
    for (const entry of neighbours) {
      const state = stateOf(entry, neighbours);
      if (!state) continue;
      const town = towns.get(entry.pincode) ?? "";
      const inState = codes.get(stateName(state)) ?? new Map<string, string[]>();
      codes.set(stateName(state), inState.set(town, [...(inState.get(town) ?? []), entry.pincode]));
    }
  }
  return inOrder(codes, (towns) => inOrder(towns, ranges));
}

/** A map as a record, its keys in order. */
function inOrder<From, To>(map: ReadonlyMap<string, From>, change: (value: From) => To): Record<string, To> {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)]));
}

/** Codes in order, those that follow on each other as "first-last". */
function ranges(pincodes: readonly string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of pincodes.map(Number).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(",");
}
