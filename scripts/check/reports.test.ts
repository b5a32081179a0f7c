import { expect, test } from "vitest";
import { inRoot } from "../lib/folders.mjs";
import { readPlaywright, readVitest, resultOf, summaryOf } from "./reports";

const passedTest = { fullName: "adds", status: "passed" };
const file = { name: inRoot("lib", "sum.test.ts"), status: "passed", assertionResults: [passedTest] };

const spec = (status: string) => ({
  title: "adds",
  file: "cart.spec.ts",
  line: 7,
  tests: [{ projectName: "api", status }],
});
const playwright = (statuses: string[] = []) => ({
  stats: { expected: 7 },
  suites: [{ specs: [spec("expected")], suites: [{ specs: statuses.map(spec) }] }],
  errors: [],
});

test("a green run counts what passed", () => {
  expect(readVitest({ numPassedTests: 5, testResults: [file] })).toEqual({ passed: 5, failures: [] });
  expect(readPlaywright(playwright())).toEqual({ passed: 7, failures: [] });
});

test("failed, pending and skipped tests are named", () => {
  const assertionResults = ["failed", "pending", "todo"].map((status) => ({ fullName: "adds", status }));
  const testResults = [{ ...file, status: "failed", assertionResults: [passedTest, ...assertionResults] }];
  expect(readVitest({ numPassedTests: 5, testResults }).failures).toEqual([
    "lib/sum.test.ts › adds (failed)",
    "lib/sum.test.ts › adds (pending)",
    "lib/sum.test.ts › adds (todo)",
  ]);
  expect(readPlaywright(playwright(["unexpected", "skipped"]))).toEqual({
    passed: 7,
    failures: ["[api] cart.spec.ts:7 › adds (skipped)", "[api] cart.spec.ts:7 › adds"],
  });
});

test("a test file that can't be loaded is a failure", () => {
  const testResults = [{ ...file, status: "failed", assertionResults: [] }];
  expect(readVitest({ numPassedTests: 0, testResults }).failures).toEqual(["lib/sum.test.ts could not be loaded"]);
  const errors = [{ message: "SyntaxError: cart.spec.ts\n    at line 1" }];
  expect(readPlaywright({ ...playwright(), errors }).failures).toEqual(["SyntaxError: cart.spec.ts"]);
});

test("a command without a report passes or fails by its exit code", () => {
  expect(resultOf("tsc", 0)).toEqual({ passed: 1, failures: [] });
  expect(resultOf("tsc", 2)).toEqual({ passed: 0, failures: ["tsc"] });
});

test("a missing report, and an exit code that the report does not explain, are failures", () => {
  expect(resultOf("vitest", 0, () => undefined).failures).toEqual(["vitest: no report was written"]);
  const green = { passed: 5, failures: [] };
  expect(resultOf("vitest", 0, () => green)).toEqual(green);
  expect(resultOf("vitest", 1, () => green)).toEqual({ passed: 5, failures: ["vitest: ended with exit code 1"] });
});

test("the summary names what failed, and its last line adds everything up", () => {
  const results = [
    { passed: 5, failures: [] },
    { passed: 7, failures: ["Unit tests: sum.test.ts › adds (failed)"] },
  ];
  expect(summaryOf(results, true)).toBe("\nFailed:\n  Unit tests: sum.test.ts › adds (failed)\n12 passed, 1 failed");
  expect(summaryOf([{ passed: 5, failures: [] }], true)).toBe("5 passed, 0 failed");
});

test("a run that was interrupted did not pass", () => {
  const summary = summaryOf([{ passed: 5, failures: [] }], false);
  expect(summary).toMatch(/did not reach its end\.\n5 passed, 1 failed$/);
});
