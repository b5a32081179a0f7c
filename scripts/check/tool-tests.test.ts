import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataFolder } from "../lib/folders.mjs";
import type { Result } from "./stage";
import { runIfChanged } from "./tool-tests";

let folder = "";
let runs = 0;

const green: Result = { passed: 3, failures: [] };
const red: Result = { passed: 2, failures: ["adds"] };

const attempt = (hash: string, result = green, always = false) =>
  runIfChanged({ record: join(folder, "record.json"), hash, always }, async () => {
    runs += 1;
    return result;
  });

beforeEach(() => {
  folder = mkdtempSync(join(dataFolder(), "tool-"));
  runs = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

test("without a record, as in a fresh clone, the tests run", async () => {
  expect(await attempt("a")).toEqual(green);
});

test("after a green run they are left out until something changes", async () => {
  await attempt("a");
  expect(await attempt("a")).toBeUndefined();
  expect(await attempt("b")).toEqual(green);
  expect(runs).toBe(2);
});

test("they run unchanged when they are asked for by name", async () => {
  await attempt("a");
  expect(await attempt("a", green, true)).toEqual(green);
});

test("a red run, or one without a test, is repeated", async () => {
  await attempt("a", red);
  await attempt("a", { passed: 0, failures: [] });
  expect(await attempt("a")).toEqual(green);
  expect(runs).toBe(3);
});
