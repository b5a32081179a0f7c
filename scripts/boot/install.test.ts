import { expect, test } from "vitest";
import { matchesLock } from "./install.mjs";

const locked = {
  "": { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/for-mac": { version: "2.0.0", optional: true },
};

const a = { version: "1.0.0", integrity: "sha512-a" };

test("an installation with every locked package is current, without those for other machines", () => {
  expect(matchesLock(locked, { "node_modules/a": a })).toBe(true);
});

test("a missing package makes it stale", () => {
  expect(matchesLock(locked, {})).toBe(false);
});

test("another version makes it stale, of an optional package too", () => {
  expect(matchesLock(locked, { "node_modules/a": { ...a, version: "1.0.1" } })).toBe(false);
  expect(matchesLock(locked, { "node_modules/a": a, "node_modules/for-mac": { version: "1.9.0" } })).toBe(false);
});

test("the same version with other content makes it stale", () => {
  expect(matchesLock(locked, { "node_modules/a": { ...a, integrity: "sha512-b" } })).toBe(false);
});
