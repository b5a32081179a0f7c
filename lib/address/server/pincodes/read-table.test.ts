import { expect, test } from "vitest";
import { readTable } from "./read-table";
import pincodes from "./table.json";

const places = readTable(pincodes.table);

test("the table has every PIN code of the source once", () => {
  expect(places.size).toBeGreaterThan(19_500);
  expect([...places.keys()].every((code) => /^[1-9]\d{5}$/.test(code))).toBe(true);
  expect(new Set([...places.values()].map(({ state }) => state)).size).toBe(36);
});

test.each([
  ["560038", "Bengaluru", "Karnataka"],
  ["400050", "Mumbai", "Maharashtra"],
  ["110001", "New Delhi", "Delhi"],
  ["201301", "Noida", "Uttar Pradesh"],
  ["400703", "Navi Mumbai", "Maharashtra"],
  ["500035", "Hyderabad", "Telangana"],
  ["682001", "Kochi", "Kerala"],
  ["122001", "Gurugram", "Haryana"],
  ["160055", "Mohali", "Punjab"],
  ["831001", "Jamshedpur", "Jharkhand"],
  ["737101", "Gangtok", "Sikkim"],
  ["415110", "Karad", "Maharashtra"],
  ["635109", "Hosur", "Tamil Nadu"],
  ["208001", "Kanpur", "Uttar Pradesh"],
  ["500001", "Hyderabad", "Telangana"],
  ["194101", "Leh", "Ladakh"],
  ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu"],
  ["682555", "Kavaratti", "Lakshadweep"],
])("%s is %s, %s", (code, city, state) => {
  expect(places.get(code)).toEqual({ city, state });
});

test.each([
  ["390008", "Vadodara", "Gujarat"],
  ["403522", "", "Goa"],
])("%s, which is wrong in the source, has the state of its neighbours", (code, city, state) => {
  expect(places.get(code)).toEqual({ city, state });
});

test.each(["144411", "174503"])("the town of %s is unknown and empty instead of the district", (code) => {
  expect(places.get(code)).toMatchObject({ city: "" });
});

test("an unused PIN code is not found", () => {
  expect(places.get("999999")).toBeUndefined();
});
