import { expect, test } from "vitest";
import { addLine, changeLine } from "./lines";

const kurta = { id: "kurta", size: ["s", "m"], stock: 9, stockBySize: undefined, pays: 149_900 } as const;

test("a line keeps what a piece cost when it was last added", () => {
  const added = addLine([], kurta, 1, "m");
  expect(added).toEqual([{ productId: "kurta", size: "m", quantity: 1, price: 149_900 }]);
  const dearer = { ...kurta, pays: 159_900 };
  expect(changeLine(added, dearer, { quantity: 3 })[0]?.price).toBe(149_900);
  expect(addLine(added, dearer, 1, "m")[0]?.price).toBe(159_900);
});
