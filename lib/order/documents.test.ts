import { expect, it } from "vitest";
import { documentNumber, financialYear, seriesOf } from "./documents";
import { documentKinds } from "./status";

it.each([
  ["2026-03-31", "2526"],
  ["2026-04-01", "2627"],
  ["2026-11-25", "2627"],
  ["2027-01-01", "2627"],
  ["2099-12-31", "9900"],
])("%s is in the financial year %s", (day, year) => {
  expect(financialYear(day)).toBe(year);
});

it("numbers have a series for each kind and year, and at most 16 characters", () => {
  const numbers = documentKinds.map((kind) => documentNumber(seriesOf(kind, "2026-11-25"), 9_999_999));
  expect(numbers).toEqual(["V2627-9999999", "VC2627-9999999", "VR2627-9999999", "VRC2627-9999999"]);
  for (const number of numbers) expect(number.length).toBeLessThanOrEqual(16);
  expect(documentNumber("V2627", 1)).toBe("V2627-0000001");
});
