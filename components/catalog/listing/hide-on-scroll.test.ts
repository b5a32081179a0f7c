import { expect, it } from "vitest";
import { afterScroll } from "./hide-on-scroll";

/** Whether the bar is away after each of these places. */
function walk(...places: number[]): boolean[] {
  let scroll = { at: 0, turned: 0, isAway: false };
  return places.map((at) => {
    scroll = afterScroll(scroll, at);
    return scroll.isAway;
  });
}

it("goes on the way down and comes back on the way up", () => {
  expect(walk(50, 200, 600, 580, 560, 700)).toEqual([false, true, true, false, false, true]);
});

it("does not follow a thumb that trembles", () => {
  expect(walk(600, 592, 597, 590, 586)).toEqual([true, true, true, true, true]);
  expect(walk(600, 500, 508, 504, 510)).toEqual([true, false, false, false, false]);
});

it("adds up small steps one way", () => {
  expect(walk(600, 594, 588, 582)).toEqual([true, true, true, false]);
});

it("is there at the top of the page", () => {
  expect(walk(600, 40, 90)).toEqual([true, false, false]);
});
