import { expect, test } from "vitest";
import { nodeVersionProblem } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(["18.20.8", "20.18.3", "16.0.0"])("Node %s is too old, and says what is needed", (version) => {
  expect(nodeVersionProblem(version)).toContain("needs Node 20.19 or newer");
});
