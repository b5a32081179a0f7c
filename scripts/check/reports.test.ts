import { expect, test } from "vitest";
import { inRoot } from "../lib/folders.mjs";
import { readPlaywright } from "./playwright";
import { Tally } from "./tally.mjs";
import { readVitest } from "./unit";

const passedTest = { fullName: "adds", status: "passed" };
const file = { name: inRoot("lib", "sum.test.ts"), status: "passed", assertionResults: [passedTest] };
const vitest = { numPassedTests: 5, testResults: [file] };

const spec = (status: string) => ({
  title: "adds",
  file: "cart.spec.ts",
  line: 7,
  tests: [{ projectName: "api", status }],
});
const playwright = (statuses: string[] = [], { expected = 7, flaky = 0 } = {}) => ({
  stats: { expected, flaky },
  suites: [{ specs: [spec("expected")], suites: [{ specs: statuses.map(spec) }] }],
  errors: [],
});

test("a green run counts what passed", () => {
  expect(readVitest(vitest, 0)).toEqual({ passed: 5, failures: [] });
  expect(readPlaywright(playwright(), 0)).toEqual({ passed: 7, failures: [] });
});

test("no report is a failure", () => {
  expect(readVitest(undefined, 0)).toEqual({ passed: 0, failures: ["vitest left no report"] });
  expect(readPlaywright(undefined, 0)).toEqual({ passed: 0, failures: ["Playwright left no report"] });
});

test("an exit code that the report does not explain is a failure", () => {
  expect(readVitest(vitest, 1).failures).toEqual(["vitest ended with exit code 1"]);
  expect(readPlaywright(playwright(), 1).failures).toEqual(["Playwright ended with exit code 1"]);
});

test("what failed or was left out is named", () => {
  const assertionResults = ["failed", "pending", "todo"].map((status) => ({ fullName: "adds", status }));
  const testResults = [{ ...file, status: "failed", assertionResults: [passedTest, ...assertionResults] }];
  expect(readVitest({ ...vitest, testResults }, 1).failures).toEqual([
    "lib/sum.test.ts › adds (failed)",
    "lib/sum.test.ts › adds (pending)",
    "lib/sum.test.ts › adds (todo)",
  ]);
  expect(readPlaywright(playwright(["unexpected", "skipped"]), 1)).toEqual({
    passed: 7,
    failures: ["[api] cart.spec.ts:7 › adds (skipped)", "[api] cart.spec.ts:7 › adds"],
  });
});

test("what passed at its second try has passed", () => {
  expect(readPlaywright(playwright(["flaky"], { flaky: 1 }), 0)).toEqual({ passed: 8, failures: [] });
});

test("a test file that can't be loaded is a failure", () => {
  const testResults = [{ ...file, status: "failed", assertionResults: [] }];
  expect(readVitest({ ...vitest, testResults }, 1).failures).toEqual(["lib/sum.test.ts could not be loaded"]);
  const errors = [{ message: "SyntaxError: cart.spec.ts\n    at line 1" }];
  expect(readPlaywright({ ...playwright(), errors }, 1).failures).toEqual(["SyntaxError: cart.spec.ts"]);
});

test("the summary names what failed, and its last line adds everything up", () => {
  const tally = new Tally();
  tally.add("Types", { passed: 5, failures: [] });
  tally.add("Unit tests", { passed: 7, failures: ["sum.test.ts › adds (failed)"] });
  tally.finished = true;
  expect(tally.summary()).toBe("\nFailed:\n  Unit tests: sum.test.ts › adds (failed)\n12 passed, 1 failed");
  expect(tally.exitCode()).toBe(1);
});

test("a green run's summary is its last line", () => {
  const tally = new Tally();
  tally.add("Types", { passed: 5, failures: [] });
  tally.finished = true;
  expect(tally.summary()).toBe("5 passed, 0 failed");
  expect(tally.exitCode()).toBe(0);
});

test("a run that was broken off did not pass", () => {
  const tally = new Tally();
  tally.add("Types", { passed: 5, failures: [] });
  expect(tally.summary()).toMatch(/did not reach its end\.\n5 passed, 1 failed$/);
  expect(tally.exitCode()).toBe(1);
});
