import { expect, it } from "vitest";
import { changedSince, type News, reaches, versionAfter } from "./catalogue-log";

const minute = 60_000;

/** What is read of a log at a time, from a minute before on. */
function read(at: number, entries: [id: string, at: number, ...tags: string[]][]): News {
  const found = entries.map(([id, at, ...tags]) => ({ id, at, tags }));
  return { from: at - minute, at, entries: found, isCutOff: false };
}

const edit = (id: string, at: number): [string, number, ...string[]] => [id, at, `product:${id}`, "lists"];

it("an entry is a change once, also when it commits after one that began later", () => {
  const first = versionAfter(null, read(10 * minute, [edit("a", 10 * minute - 5)]));
  const late = read(10 * minute + 100, [edit("a", 10 * minute - 5), edit("b", 10 * minute - 8_000)]);
  expect(changedSince(first, late)).toEqual(["b"]);
  const second = versionAfter(first, late);
  expect(changedSince(second, late)).toEqual([]);
  expect(changedSince(second, read(10 * minute + 200, [edit("c", 10 * minute + 150)]))).toEqual(["c"]);
});

it("entries that are older than any transaction are contained in a version, and no longer kept in it", () => {
  const before = versionAfter(null, read(10 * minute, [edit("a", 10 * minute - 5)]));
  const after = versionAfter(before, read(12 * minute, []));
  expect([...after.entries.keys()]).toEqual([]);
  expect(changedSince(after, read(10 * minute, [edit("a", 10 * minute - 5)]))).toEqual([]);
  expect(reaches(read(12 * minute, []), before)).toBe(false);
  expect(reaches(read(10 * minute, []), before)).toBe(true);
});

it("an import, counted popularity, and too many entries may have changed any product; a shown stock only its own", () => {
  const version = versionAfter(null, read(minute, []));
  expect(changedSince(version, read(minute, [["i", minute, "products", "lists"]]))).toBeNull();
  expect(changedSince(version, read(minute, [["p", minute, "lists"]]))).toBeNull();
  expect(changedSince(version, { ...read(minute, []), isCutOff: true })).toBeNull();
  expect(changedSince(version, read(minute, [["s", minute, "product:1", "product:2"]]))).toEqual(["1", "2"]);
});
