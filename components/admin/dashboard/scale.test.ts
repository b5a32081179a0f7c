import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisLabel, axisTicks } from "./scale";

describe("axisTicks", () => {
  it("uses round steps", () => {
    expect(axisTicks(10_400_000).map(axisLabel)).toEqual(["0", "₹50k", "₹1L", "₹1.5L"]);
    expect(axisTicks(300_000).map(axisLabel)).toEqual(["0", "₹1k", "₹2k", "₹3k"]);
    expect(axisTicks(0)).toEqual([0]);
  });

  it("begins at 0, reaches the highest bar, and has few lines", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (max) => {
        const ticks = axisTicks(max);
        expect(ticks[0]).toBe(0);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(4);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(max).toBeGreaterThan(ticks.at(-2) ?? 0);
      }),
    );
  });
});
