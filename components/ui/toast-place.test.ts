import { expect, test } from "vitest";
import { toastPosition } from "./toast-place";

const desktop = { width: 1440, height: 900, toastBottom: 16 };
const phone = { width: 390, height: 844, toastBottom: 96 };
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
  expect(toastPosition([box(16, 620, 358, 120)], phone)).toBe("top-right");
});

test("with something at the right edge at the top and the bottom it moves to the left", () => {
  expect(toastPosition([box(1040, 80, 376, 700), box(1040, 800, 376, 52)], desktop)).toBe("bottom-left");
});

test("where every position covers something it appears at the specified one", () => {
  expect(toastPosition([box(0, 0, 390, 844)], phone)).toBe("bottom-right");
});
