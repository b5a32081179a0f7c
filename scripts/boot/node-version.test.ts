import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../lib/folders.mjs";
import { nodeVersionProblem } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(["18.20.8", "20.18.3", "16.0.0"])("Node %s is too old, and says what is needed", (version) => {
  expect(nodeVersionProblem(version)).toContain("needs Node 20.19 or newer");
});

test("package.json allows no version that CI does not try: Vercel takes the newest of those allowed", () => {
  const { engines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const [, oldest = "", untried = ""] = /^>=(\d+\.\d+)\.0 <(\d+)$/.exec(engines.node) ?? [];
  expect(nodeVersionProblem("0.0.0")).toContain(`Node ${oldest} or newer`);
  const workflow = readFileSync(inRoot(".github", "workflows", "ci.yml"), "utf8");
  const tried = [...workflow.matchAll(/^ +node: (\[.+\])$/gm)].map(([, list = ""]) => JSON.parse(list));
  expect(tried).toEqual(["checks", "build", "e2e"].map(() => [20, 22, 24]));
  expect(Number.parseInt(oldest, 10)).toBe(Math.min(...tried.flat()));
  expect(Number(untried)).toBe(Math.max(...tried.flat()) + 1);
});
