import { expect, test } from "vitest";
import { formatClock, formatCountdown, formatDay, formatMoment, isRealDay, parseDay, today, writtenDay } from "./dates";

test("times are shown in Indian time", () => {
  expect(formatDay("2026-11-21T18:29:59.000Z")).toBe("21-11-2026");
  expect(formatDay("2026-11-21T18:30:00.000Z")).toBe("22-11-2026");
  expect(formatClock("2026-11-21T23:17:00.000Z")).toBe("4:47 am");
  expect(formatClock("2026-11-21T07:30:00.000Z")).toBe("1:00 pm");
  expect(formatMoment("2026-11-21T18:30:00.000Z")).toBe("22-11-2026, 12:00 am");
});

test("today is the Indian day", () => {
  expect(today(new Date("2026-03-31T18:29:00Z"))).toBe("2026-03-31");
  expect(today(new Date("2026-03-31T18:31:00Z"))).toBe("2026-04-01");
});

test("a typed day is stored as yyyy-mm-dd and read back", () => {
  for (const written of ["14021994", "1994-02-14", "14-02-1994", "14/2/1994", " 14.02.1994 ", "14 02 1994"]) {
    expect(parseDay(written)).toBe("1994-02-14");
  }
  expect(writtenDay("1994-02-14")).toBe("14-02-1994");
  expect(writtenDay("")).toBe("");
});

test("a day that is not in the calendar is refused", () => {
  for (const written of ["31-02-1994", "29-02-2023", "02-14-1994", "02141994", "1994-02-30", "14-02-94", "", "today"]) {
    expect(parseDay(written)).toBeNull();
  }
  expect(isRealDay("2024-02-29")).toBe(true);
  expect(isRealDay("2023-02-29")).toBe(false);
  expect(isRealDay("1994-2-14")).toBe(false);
});

test("a countdown shows minutes and seconds and stops at zero", () => {
  expect(formatCountdown(15 * 60_000)).toBe("15:00");
  expect(formatCountdown(61_001)).toBe("1:02");
  expect(formatCountdown(9_000)).toBe("0:09");
  expect(formatCountdown(-5)).toBe("0:00");
});
