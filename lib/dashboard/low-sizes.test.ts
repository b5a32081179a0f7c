import { expect, it } from "vitest";
import { lowSizesText } from "./low-sizes";

it("shows which sizes of a product are sold out, and what is left of others", () => {
  expect(lowSizesText([])).toBe("");
  expect(lowSizesText([{ size: "xll", pieces: 0 }])).toBe("XXL sold out");
  expect(
    lowSizesText([
      { size: "s", pieces: 0 },
      { size: "m", pieces: 2 },
      { size: "l", pieces: 0 },
      { size: "xl", pieces: 1 },
    ]),
  ).toBe("S and L sold out, 2 left in M, 1 left in XL");
});
