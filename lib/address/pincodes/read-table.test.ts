import { expect, test } from "vitest";
import { readTable } from "./read-table";
import pincodes from "./table.json";

const places = readTable(pincodes.table);

test("the table has every code of the source once", () => {
  expect(places.size).toBeGreaterThan(19_500);
  expect([...places.keys()].every((code) => /^[1-9]\d{5}$/.test(code))).toBe(true);
  expect(new Set([...places.values()].map(({ state }) => state)).size).toBe(36);
});

test.each([
  ["560038", "Bengaluru", "Karnataka"],
  ["400050", "Mumbai", "Maharashtra"],
  ["110001", "New Delhi", "Delhi"],
  ["208001", "Kanpur", "Uttar Pradesh"],
  ["500001", "Hyderabad", "Telangana"],
  ["194101", "Leh", "Ladakh"],
  ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu"],
  ["682555", "Lakshadweep", "Lakshadweep"],
])("%s is %s, %s", (code, city, state) => {
  expect(places.get(code)).toEqual({ city, state });
});

test.each([
  ["390008", "Gujarat"],
  ["403522", "Goa"],
])("%s, which the source files wrongly, has its neighbours' state and no city", (code, state) => {
  expect(places.get(code)).toEqual({ city: "", state });
});

test("a code that nobody has is not there", () => {
  expect(places.get("999999")).toBeUndefined();
});
