import { expect, it } from "vitest";
import { stepOf } from "./menu-keys";

it("moves to the next and the previous link, and from the last to the first", () => {
  expect(["ArrowRight", "ArrowDown"].map((key) => stepOf(key, 1, 3))).toEqual([2, 2]);
  expect(["ArrowLeft", "ArrowUp"].map((key) => stepOf(key, 1, 3))).toEqual([0, 0]);
  expect([stepOf("ArrowDown", 2, 3), stepOf("ArrowUp", 0, 3)]).toEqual([0, 2]);
});

it("moves to the ends, and nowhere by other keys or from elsewhere", () => {
  expect([stepOf("Home", 2, 3), stepOf("End", 0, 3)]).toEqual([0, 2]);
  expect([stepOf("Enter", 1, 3), stepOf("a", 1, 3), stepOf("ArrowDown", -1, 3)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
