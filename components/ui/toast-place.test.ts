import { expect, test } from "vitest";
import { phoneToastPlace, toastPosition } from "./toast-place";

const desktop = { width: 1440, height: 900, toastBottom: 16 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a toast appears at its specified position unless it would cover something there", () => {
  expect(toastPosition([], desktop)).toBe("bottom-right");
  expect(toastPosition([box(100, 100, 200, 44)], desktop)).toBe("bottom-right");
});

test("the totals at the bottom of the cart move it up", () => {
  expect(toastPosition([box(1000, 700, 440, 150)], desktop)).toBe("top-right");
});

test("with something at the right edge at the top and the bottom it moves to the left", () => {
  expect(toastPosition([box(1040, 80, 376, 700), box(1040, 800, 376, 52)], desktop)).toBe("bottom-left");
});

test("where every position covers something it appears at the specified one", () => {
  expect(toastPosition([box(0, 0, 1440, 900)], desktop)).toBe("bottom-right");
});

test("on a phone a toast is below the header, and in the head of a dialog or sheet that is higher up", () => {
  const below = { position: "top-left", top: 64, width: 358 };
  expect(phoneToastPlace(390, 56, null)).toEqual(below);
  expect(phoneToastPlace(390, 56, 400)).toEqual(below);
  expect(phoneToastPlace(390, 56, 0)).toEqual({ position: "top-left", top: 8, width: 310 });
  expect(phoneToastPlace(390, 0, 50)).toEqual({ position: "top-left", top: 58, width: 310 });
});
