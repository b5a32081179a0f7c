import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { buildFacts, commitOf } from "./build-facts.mjs";

it("takes the commit from the environment before asking git", () => {
  expect(commitOf({ BUILD_COMMIT: "abc", VERCEL_GIT_COMMIT_SHA: "def" })).toBe("abc");
  expect(commitOf({ VERCEL_GIT_COMMIT_SHA: "def" })).toBe("def");
  expect(commitOf({}) ?? "0".repeat(40)).toMatch(/^[0-9a-f]{40}$/);
});

it("lists the migrations in the order in which they run", () => {
  const { BUILD_VERSION, BUILD_MIGRATIONS } = buildFacts();
  expect(BUILD_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  const files = readdirSync("scripts/migrations").filter((name) => !name.endsWith(".json"));
  expect(BUILD_MIGRATIONS.split(",")).toEqual(files.sort());
});
