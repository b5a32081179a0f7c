import { describe, expect, it } from "vitest";
import { oneLine, placeField } from "./place";

describe("placeField", () => {
  it.each([
    ["an empty field is filled", "", "", "Bengaluru", "Bengaluru"],
    ["a value filled in by the last PIN code is replaced", "Bengaluru", "Bengaluru", "Mumbai", "Mumbai"],
    ["a value filled in by the last PIN code is cleared where nothing is known", "Bengaluru", "Bengaluru", "", ""],
    ["what the shopper typed is kept", "Noida", "Bengaluru", "Mumbai", "Noida"],
    ["what the shopper typed is kept also where nothing is known", "Noida", "", "", "Noida"],
  ])("%s", (_, written, filled, found, after) => {
    expect(placeField(written, filled, found)).toBe(after);
  });
});

describe("oneLine", () => {
  it.each([
    ["Flat 4\nSilver Oak", "Flat 4, Silver Oak"],
    ["Flat 4,\r\n  Silver Oak\n", "Flat 4, Silver Oak"],
    ["Flat 4\n\n\nSilver Oak", "Flat 4, Silver Oak"],
    ["12, Silver Oak", "12, Silver Oak"],
  ])("%j becomes %j", (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
