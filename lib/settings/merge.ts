import { mergedItems } from "@/lib/catalog/lists/merged";
import { isRecord, keysOf, mapKeys } from "@/lib/keys";
import { groupNames } from "./groups";
import type { Settings } from "./schema";

/** Where a value is in the settings: names of fields, and the numbers of rows from 1 on. */
type Path = readonly (string | number)[];

/** A value as a form began with it, as it was changed there, and as somebody else has saved it. */
interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

type Rows = readonly Record<string, unknown>[];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function areAll<Value>(
  versions: Versions<unknown>,
  is: (value: unknown) => value is Value,
): versions is Versions<Value> {
  return is(versions.base) && is(versions.mine) && is(versions.theirs);
}

const areFields = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
const areRows = (value: unknown): value is Rows => Array.isArray(value) && value.every(areFields);

/** A value with the changes of both; `clash` hears of each field that both have changed, where mine counts. */
function merge(versions: Versions<unknown>, path: Path, clash: (path: Path) => void): unknown {
  const { base, mine, theirs } = versions;
  if (same(base, mine) || same(mine, theirs)) return theirs;
  if (same(base, theirs)) return mine;
  if (areAll(versions, areFields)) {
    const part = (name: string) => mapKeys(keysOf(versions), (version) => versions[version][name]);
    return mapKeys(Object.keys({ ...versions.theirs, ...versions.mine }), (name) =>
      merge(part(name), [...path, name], clash),
    );
  }
  const rows = areAll(versions, areRows) && mergeRows(versions, path, clash);
  if (rows) return rows;
  clash(path);
  return mine;
}

/** Lists merged row by row; null where one has changed a row that the other has removed, or both the order. */
function mergeRows(lists: Versions<Rows>, path: Path, clash: (path: Path) => void): unknown[] | null {
  const keys = keysOfRows(lists);
  const byKey = (version: keyof typeof lists) =>
    new Map(lists[version].map((row, at) => [keys[version][at] ?? "", row]));
  const [base, mine, theirs] = [byKey("base"), byKey("mine"), byKey("theirs")];
  const isUnclear = keysOf(lists).some((version) => new Set(keys[version]).size < lists[version].length);
  const isMoved = (rows: typeof base) =>
    !same(
      keys.base.filter((key) => rows.has(key)),
      [...rows.keys()].filter((key) => base.has(key)),
    );
  const order = mergedItems(
    { before: keys.base, theirs: keys.theirs, yours: keys.mine },
    {
      keyOf: (key) => key,
      isSame: () => true,
    },
  );
  const isLost = keys.base.some(
    (key) =>
      !order.includes(key) && [mine, theirs].some((rows) => rows.has(key) && !same(rows.get(key), base.get(key))),
  );
  if (isUnclear || isLost || (isMoved(mine) && isMoved(theirs))) return null;
  return order.map((key, at) =>
    merge({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, [...path, at + 1], clash),
  );
}

/** What tells rows apart: their ids; else their places, as long as none was added, removed or moved; else their names. */
function keysOfRows(lists: Versions<Rows>): Versions<string[]> {
  const names = mapKeys(keysOf(lists), (version) =>
    lists[version].map(({ id, name, label }) => String(id ?? name ?? label)),
  );
  const { base } = names;
  const isInPlace = (own: string[]) =>
    own.length === base.length && own.every((name, at) => name === base[at] || !base.includes(name));
  const hasIds = lists.base.some(({ id }) => id !== undefined);
  if (hasIds || !isInPlace(names.mine) || !isInPlace(names.theirs)) return names;
  const places = base.map((_, at) => String(at));
  return { base: places, mine: places, theirs: places };
}

/** What a form goes on from after somebody else has saved. */
export interface Merged {
  /** The newest settings with what was changed here. */
  settings: Settings;
  /** The groups and rows of which both have changed a field, "Stores 4". */
  both: string[];
}

/** Puts what was changed here since `base` on top of what somebody else has saved meanwhile, field by field. */
export function mergeSettings(base: Settings, mine: Settings, theirs: Settings): Merged {
  const both = new Set<string>();
  const settings = merge({ base, mine, theirs }, [], ([group, row]) => {
    const name = groupNames[group as keyof Settings];
    both.add(typeof row === "number" ? `${name} ${row}` : name);
  });
  return { settings: settings as Settings, both: [...both] };
}

/** Whether all that was changed here since `base` is in force now: the answer to an earlier try was lost. */
export function isSavedAlready(base: Settings, mine: Settings, theirs: Settings): boolean {
  return same(mergeSettings(base, mine, theirs).settings, theirs);
}
