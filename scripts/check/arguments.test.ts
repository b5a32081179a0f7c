import { expect, test } from "vitest";
import { parseArguments, stageNames } from "./arguments";

test("nothing means everything", () => {
  expect(parseArguments([])).toEqual({ stages: stageNames, extra: [] });
});

test("a long stage runs only when it is named", () => {
  expect(parseArguments([]).stages).not.toContain("attack");
  expect(parseArguments(["attack", "flood"])).toEqual({ stages: ["attack"], extra: ["flood"] });
});

test("stages run in their own order, whatever the order they are named in", () => {
  expect(parseArguments(["unit", "lint"])).toEqual({ stages: ["lint", "unit"], extra: [] });
});

test("what follows the stages is for the tool", () => {
  const { stages, extra } = parseArguments(["e2e", "e2e/api/cart.spec.ts", "--project", "api"]);
  expect(stages).toEqual(["e2e"]);
  expect(extra).toEqual(["e2e/api/cart.spec.ts", "--project", "api"]);
});

test("arguments without a stage are refused", () => {
  expect(() => parseArguments(["e2e/api/cart.spec.ts"])).toThrow("is not a test stage");
});
