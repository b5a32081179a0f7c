import { expect, it } from "vitest";
import { keysOf, mapKeys, memberOf, pick } from "./keys";

it("gives the keys of an object in their order", () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(["b", "a"]);
});

it("makes an object from keys", () => {
  expect(mapKeys(["a", "b"], (key) => `${key}!`)).toEqual({ a: "a!", b: "b!" });
});

it("picks the part of an object that is there", () => {
  const object: { a: number; b?: number; c: string } = { a: 0, b: undefined, c: "" };
  expect(Object.entries(pick(object, ["a", "b"]))).toEqual([["a", 0]]);
});

it("finds a text in a list, and nothing else", () => {
  expect(memberOf(["s", "m"], "m")).toBe("m");
  expect(memberOf(["s", "m"], "xl")).toBeUndefined();
});
