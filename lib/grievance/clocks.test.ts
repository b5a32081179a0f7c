import { describe, expect, it } from "vitest";
import { clocksOf, dueAt, grievanceNumber, missedClock, seriesOf } from "./clocks";

describe("the clocks of a grievance", () => {
  it.each([
    ["2026-11-26T06:00:00.000Z", "2026-11-28T06:00:00.000Z", "2026-12-26T18:29:59.999Z"],
    // Past midnight in India, though not in UTC.
    ["2026-11-30T18:30:00.000Z", "2026-12-02T18:30:00.000Z", "2027-01-01T18:29:59.999Z"],
    ["2026-11-30T18:29:59.999Z", "2026-12-02T18:29:59.999Z", "2026-12-30T18:29:59.999Z"],
    // The next month is shorter.
    ["2027-01-31T06:00:00.000Z", "2027-02-02T06:00:00.000Z", "2027-02-28T18:29:59.999Z"],
    ["2028-01-30T06:00:00.000Z", "2028-02-01T06:00:00.000Z", "2028-02-29T18:29:59.999Z"],
    ["2026-08-31T06:00:00.000Z", "2026-09-02T06:00:00.000Z", "2026-09-30T18:29:59.999Z"],
    // The next month is in the next year.
    ["2026-12-31T06:00:00.000Z", "2027-01-02T06:00:00.000Z", "2027-01-31T18:29:59.999Z"],
  ])("raised at %s: acknowledged by %s, resolved by %s", (at, acknowledge, resolve) => {
    const { acknowledgeBy, resolveBy } = clocksOf(new Date(at));
    expect([acknowledgeBy.toISOString(), resolveBy.toISOString()]).toEqual([acknowledge, resolve]);
  });

  const stored = clocksOf(new Date("2026-11-26T06:00:00.000Z"));
  const text = { acknowledgeBy: stored.acknowledgeBy.toISOString(), resolveBy: stored.resolveBy.toISOString() };
  const [inTime, late, tooLate] = ["2026-11-28T06:00:00Z", "2026-11-28T06:00:01Z", "2026-12-26T18:30:00Z"].map(
    Date.parse,
  );

  it.each([
    ["Open", null, inTime, null],
    ["Open", null, late, "acknowledge"],
    ["Answered", "2026-11-27T06:00:00.000Z", late, null],
    ["Open", "2026-11-27T06:00:00.000Z", late, null],
    ["Open", null, tooLate, "resolve"],
    ["Answered", "2026-11-27T06:00:00.000Z", tooLate, "resolve"],
    ["Resolved", "2026-11-27T06:00:00.000Z", tooLate, null],
  ] as const)("%s, acknowledged %s, at %s: missed %s", (state, acknowledgedAt, now, missed) => {
    expect(missedClock({ state, acknowledgedAt, ...text }, now ?? 0)).toBe(missed);
  });

  it("is due for its answer first, then for its end, and no more when it is resolved", () => {
    const acknowledgedAt = new Date("2026-11-27T06:00:00Z");
    expect(dueAt({ state: "Open", acknowledgedAt: null, ...stored })).toBe(stored.acknowledgeBy);
    expect(dueAt({ state: "Answered", acknowledgedAt, ...stored })).toBe(stored.resolveBy);
    expect(dueAt({ state: "Open", acknowledgedAt, ...stored })).toBe(stored.resolveBy);
    expect(dueAt({ state: "Resolved", acknowledgedAt, ...stored })).toBeNull();
  });
});

it("is numbered within its Indian month", () => {
  expect(seriesOf(new Date("2026-11-30T18:29:59Z"))).toBe("G2611");
  expect(seriesOf(new Date("2026-11-30T18:30:00Z"))).toBe("G2612");
  expect(grievanceNumber("G2611", 1)).toBe("G2611-000001");
  expect(grievanceNumber("G2611", 1_234_567)).toBe("G2611-1234567");
});
