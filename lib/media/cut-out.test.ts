import { expect, test } from "vitest";
import { cutOutMark, hasHanger, isCutOut } from "./cut-out";

test("the address says whether a picture is cut out, and whether it brings its hanger", () => {
  const upload = "https://res.cloudinary.com/shop/image/upload/v1/products/5e0b2c1a-0000-4000-8000-000000000000.webp";
  expect([isCutOut(upload), hasHanger(upload)]).toEqual([false, false]);
  expect([isCutOut(upload + cutOutMark), hasHanger(upload + cutOutMark)]).toEqual([true, false]);
  expect([isCutOut("/pictures/hung/tee.webp"), hasHanger("/pictures/hung/tee.webp")]).toEqual([true, true]);
  expect([isCutOut("/pictures/cut/tee.webp"), hasHanger("/pictures/cut/tee.webp")]).toEqual([true, false]);
  expect(isCutOut("/pictures/tee.webp")).toBe(false);
});
