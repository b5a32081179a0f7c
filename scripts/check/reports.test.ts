import { expect, test } from "vitest";
import { readPlaywright } from "./playwright";
import { Tally } from "./tally.mjs";
import { readVitest } from "./unit";

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test("a green run counts what passed", () => {
  expect(readVitest(vitest, 0)).toEqual({ passed: 5, failed: 0 });
  expect(readPlaywright(playwright, 0)).toEqual({ passed: 7, failed: 0 });
});

test("no report is a failure", () => {
  expect(readVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test("an exit code that the report does not explain is a failure", () => {
  expect(readVitest(vitest, 1).failed).toBe(1);
  expect(readPlaywright(playwright, 1).failed).toBe(1);
});

test("what was left out has not passed", () => {
  expect(readVitest({ ...vitest, numPendingTests: 2, numTodoTests: 1 }, 0).failed).toBe(3);
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 2 };
  expect(readPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 7, failed: 3 });
});

test("what passed at its second try has passed", () => {
  const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 0 };
  expect(readPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 8, failed: 0 });
});

test("a test file that can't be loaded is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(readVitest({ ...vitest, testResults }, 1)).toEqual({ passed: 5, failed: 1 });
});

test("the last line adds everything up", () => {
  const tally = new Tally();
  tally.add({ passed: 5, failed: 0 });
  tally.add({ passed: 7, failed: 2 });
  tally.finished = true;
  expect(tally.line()).toBe("12 passed, 2 failed");
  expect(tally.exitCode()).toBe(1);
});

test("a run that was broken off did not pass", () => {
  const tally = new Tally();
  tally.add({ passed: 5, failed: 0 });
  expect(tally.line()).toBe("5 passed, 1 failed");
  expect(tally.exitCode()).toBe(1);
});
