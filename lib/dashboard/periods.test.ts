import { describe, expect, it } from "vitest";
import { periodOf, phoneSteps, readPeriod, stepName } from "./periods";

const time = (text: string) => Date.parse(text);
/** Saturday, 01:10 in India, still Friday in UTC. */
const now = time("2026-11-20T19:40:00Z");

describe("periodOf", () => {
  it("starts today at Indian midnight and compares with the same weekday until the same minute", () => {
    expect(periodOf("today", now)).toMatchObject({
      from: time("2026-11-20T18:30:00Z"),
      to: now,
      steps: 24,
      before: { from: time("2026-11-13T18:30:00Z"), to: time("2026-11-13T19:40:00Z"), label: "last Saturday" },
    });
  });

  it("includes today as its last day, and compares with as many days before", () => {
    expect(periodOf("7", now)).toMatchObject({
      from: time("2026-11-14T18:30:00Z"),
      steps: 7,
      before: { from: time("2026-11-07T18:30:00Z"), to: time("2026-11-13T19:40:00Z") },
    });
    expect(periodOf("30", now).from).toBe(time("2026-10-22T18:30:00Z"));
  });
});

describe("phoneSteps", () => {
  it("keeps two weeks of a month and all of a shorter period", () => {
    expect((["today", "7", "30"] as const).map((id) => phoneSteps(periodOf(id, now)))).toEqual([24, 7, 14]);
  });
});

describe("stepName", () => {
  it("formats hours and Indian days", () => {
    expect(stepName(periodOf("today", now), 9)).toBe("9:00");
    expect(stepName(periodOf("30", now), 0)).toBe("23 Oct");
    expect(stepName(periodOf("30", now), 29)).toBe("21 Nov");
  });
});

describe("readPeriod", () => {
  it("accepts the three periods, and reads anything else as today", () => {
    expect(["today", "7", "30", "90", undefined, ["7"]].map(readPeriod)).toEqual([
      "today",
      "7",
      "30",
      "today",
      "today",
      "today",
    ]);
  });
});
