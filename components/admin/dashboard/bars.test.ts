import { describe, expect, it } from "vitest";
import { periodOf } from "@/lib/dashboard/periods";
import { amountOf, barsOf, tellBars } from "./bars";

/** Saturday, 10:10 in India. */
const now = Date.parse("2026-11-21T04:40:00Z");
const steps = (...amounts: number[]) => amounts.map((amount) => ({ amount, orders: amount > 0 ? 1 : 0 }));

describe("barsOf", () => {
  it("labels the days and marks today", () => {
    const bars = barsOf(periodOf("7", now), steps(100, 0, 0, 0, 0, 0, 200));
    expect(bars.map(({ name }) => name)).toEqual(["15 Nov", "16 Nov", "17 Nov", "18 Nov", "19 Nov", "20 Nov", "Today"]);
    expect(bars.map(({ isNow }) => isNow).indexOf(true)).toBe(6);
  });

  it("labels the hours of today", () => {
    const bars = barsOf(periodOf("today", now), steps(...Array<number>(24).fill(0)));
    expect(bars.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(["10:00"]);
  });
});

describe("tellBars", () => {
  const bars = barsOf(periodOf("7", now), steps(900_000, 0, 0, 50_000, 0, 0, 20_000));

  it("describes only the bars that are shown", () => {
    expect(tellBars(bars, "day")).toBe("Sales by day, ₹9,700.00 in all, most at 15 Nov with ₹9,000.00");
    expect(tellBars(bars.slice(-4), "day")).toBe("Sales by day, ₹700.00 in all, most at 18 Nov with ₹500.00");
    expect(amountOf(bars.slice(-4))).toBe(70_000);
  });

  it("says when there are none", () => {
    expect(tellBars(bars.slice(4, 6), "day")).toBe("No sales yet, 2 days shown");
  });
});
