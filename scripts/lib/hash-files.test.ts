import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataFolder } from "./folders.mjs";
import { hashFiles } from "./hash-files";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(dataFolder(), "hash-"));
  mkdirSync(join(folder, "deep"));
  writeFileSync(join(folder, "a.txt"), "a");
  writeFileSync(join(folder, "deep", "b.txt"), "b");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a hash stays the same until a file, also one in a subfolder, changes", () => {
  const before = hashFiles([folder]);
  expect(hashFiles([folder])).toBe(before);
  writeFileSync(join(folder, "deep", "b.txt"), "c");
  expect(hashFiles([folder])).not.toBe(before);
});

test("a new file and a new name change the hash", () => {
  const before = hashFiles([folder]);
  writeFileSync(join(folder, "empty.txt"), "");
  const withEmpty = hashFiles([folder]);
  expect(withEmpty).not.toBe(before);
  rmSync(join(folder, "empty.txt"));
  writeFileSync(join(folder, "other.txt"), "");
  expect(hashFiles([folder])).not.toBe(withEmpty);
});

test("what is left out does not count", () => {
  const isLeftOut = (name: string) => name.endsWith("/b.txt");
  const before = hashFiles([folder], isLeftOut);
  writeFileSync(join(folder, "deep", "b.txt"), "c");
  expect(hashFiles([folder], isLeftOut)).toBe(before);
});

test("a file may be named by itself", () => {
  const before = hashFiles([join(folder, "a.txt")]);
  writeFileSync(join(folder, "deep", "b.txt"), "c");
  expect(hashFiles([join(folder, "a.txt")])).toBe(before);
  writeFileSync(join(folder, "a.txt"), "c");
  expect(hashFiles([join(folder, "a.txt")])).not.toBe(before);
});
