import { expect, it } from "vitest";
import { keysOf, mapKeys, memberOf, pick } from "./keys";

it("returns the keys of an object in their order", () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(["b", "a"]);
});

it("creates an object from keys", () => {
  expect(mapKeys(["a", "b"], (key) => `${key}!`)).toEqual({ a: "a!", b: "b!" });
});

it("picks the existing keys of an object", () => {
  const object: { a: number; b?: number; c: string } = { a: 0, b: undefined, c: "" };
  expect(Object.entries(pick(object, ["a", "b"]))).toEqual([["a", 0]]);
});

it("finds only strings that are in the list", () => {
  expect(memberOf(["s", "m"], "m")).toBe("m");
  expect(memberOf(["s", "m"], "xl")).toBeUndefined();
});
