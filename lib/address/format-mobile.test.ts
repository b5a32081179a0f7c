import { expect, test } from "vitest";
import { formatMobile } from "./format-mobile";

test("ten digits are formatted for reading, anything else is left as it is", () => {
  expect(formatMobile("9845011223")).toBe("+91 98450 11223");
  expect(formatMobile("")).toBe("");
  expect(formatMobile("12345")).toBe("12345");
});
