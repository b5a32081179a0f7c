import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isGstin } from "./gstin";
import { rupeesInWords } from "./in-words";
import { gstStates, secondTax, stateNamed, stateOfCode } from "./states";

it("knows the 36 states by the names of the table of PIN codes, each with its own code", () => {
  const { table } = JSON.parse(readFileSync("lib/address/server/pincodes/table.json", "utf8"));
  expect(gstStates.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
  expect(new Set(gstStates.map(({ code }) => code)).size).toBe(36);
  expect(stateNamed(" jammu & Kashmir ")?.code).toBe("01");
  expect(stateNamed("Bengal")).toBeNull();
  expect(stateOfCode("29")?.name).toBe("Karnataka");
  expect(stateOfCode("28")).toBeNull();
});

it("calls the second half UTGST where there is no legislature", () => {
  const ofUnion = gstStates.filter((state) => secondTax(state) === "UTGST").map(({ name }) => name);
  expect(ofUnion.sort()).toEqual([
    "Andaman and Nicobar Islands",
    "Chandigarh",
    "Dadra and Nagar Haveli and Daman and Diu",
    "Ladakh",
    "Lakshadweep",
  ]);
});

it.each([
  ["27AAPFU0939F1ZV", true],
  ["29AABCU9603R1ZJ", true],
  ["27AAPFU0939F1ZW", false],
  ["28AAPFU0939F1ZV", false],
  ["27AAPFU0939F1Z", false],
  ["27aapfu0939f1zv", false],
  ["27AAPFU0939F0ZV", false],
  ["", false],
])("%s is a GSTIN: %s", (text, is) => {
  expect(isGstin(text)).toBe(is);
});

it("detects every digit that is mistyped", () => {
  const good = "27AAPFU0939F1ZV";
  for (const place of [3, 8, 10]) {
    for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      const typed = good.slice(0, place) + other + good.slice(place + 1);
      if (typed !== good) expect(isGstin(typed), typed).toBe(false);
    }
  }
});

it.each([
  [0, "Rupees zero only"],
  [100, "Rupees one only"],
  [123456, "Rupees one thousand two hundred thirty-four and fifty-six paise only"],
  [1_05_000_00, "Rupees one lakh five thousand only"],
  [
    12_34_56_789_01,
    "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paise only",
  ],
  [20_15_19, "Rupees two thousand fifteen and nineteen paise only"],
])("%i paise in words", (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});
