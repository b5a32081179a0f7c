import { describe, expect, it } from "vitest";
import { Banners, bannersOn } from "./banners";
import { firstSettings } from "./first-content";

const [first, second] = firstSettings({ cashLimit: 50_000, gstin: "" }).banners;
if (!first || !second) throw new Error("There are banners.");

describe("the banners of a day", () => {
  it.each([
    ["2026-10-31", false],
    ["2026-11-01", true],
    ["2026-11-10", true],
    ["2026-11-11", false],
  ])("on %s those from 2026-11-01 until 2026-11-10 are shown: %s", (day, isShown) => {
    const days = { ...second, from: "2026-11-01", until: "2026-11-10" };
    expect(bannersOn(day, [first, days]).map(({ id }) => id)).toEqual(isShown ? ["women", "men"] : ["women"]);
  });

  it.each([
    [{ from: "2026-11-01", until: null }, "2027-01-01", true],
    [{ from: null, until: "2026-11-10" }, "2020-01-01", true],
    [{ from: null, until: null, hidden: true }, "2026-11-05", false],
  ])("with %j on %s: %s", (changes, day, isShown) => {
    const banner = { ...second, ...changes };
    expect(bannersOn(day, [first, banner]).map(({ id }) => id)).toEqual(isShown ? ["women", "men"] : ["women"]);
  });
});

it("refuses two with one id, and days that are not there", () => {
  const wrong = [first, { ...first, from: "2026-02-30" }];
  const paths = Banners.safeParse(wrong).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toContain("1.from");
  expect(Banners.safeParse([first, first]).error?.issues.map(({ path }) => path.join("."))).toEqual(["1.id"]);
});
