import { expect, test } from "vitest";
import { sizeTableOf } from "@/lib/catalog/sizes/size-guide";
import { sizeTables } from "@/lib/catalog/sizes/size-tables";
import { readCatalogue } from "./catalogue";

test("every product with sizes has a size guide, and every guide has products", () => {
  const withSizes = readCatalogue().filter(({ size }) => size.length > 0);
  const found = withSizes.map(sizeTableOf);
  expect(found).not.toContain(null);
  expect(new Set(found)).toEqual(new Set(Object.keys(sizeTables)));
});
