import { expect, test } from "vitest";
import { setTables } from "@/lib/catalog/sizes/set-tables";
import { sizeTableOf } from "@/lib/catalog/sizes/size-guide";
import { readCatalogue } from "./catalogue";

test("every product with sizes has a size guide, and every guide of a set has products", () => {
  const withSizes = readCatalogue().filter(({ size }) => size.length > 0);
  const found = withSizes.map(sizeTableOf);
  expect(found).not.toContain(null);
  expect(new Set(found)).toEqual(new Set(["menTops", "womenTops", "womenBottoms", ...Object.keys(setTables)]));
});
