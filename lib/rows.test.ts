import { expect, it } from "vitest";
import { fromRows, toRows } from "./rows";

it("names each field once, and gives the same objects back", () => {
  const objects = [{ id: "a", price: 1, second: undefined }, { id: "b", price: 0, second: "two" }, { id: "c" }];
  const sent = JSON.parse(JSON.stringify(toRows(objects)));
  expect(sent).toEqual({
    fields: ["id", "price", "second"],
    rows: [
      ["a", 1, null],
      ["b", 0, "two"],
      ["c", null, null],
    ],
  });
  expect(fromRows(sent)).toEqual([{ id: "a", price: 1 }, { id: "b", price: 0, second: "two" }, { id: "c" }]);
  expect(fromRows(toRows([]))).toEqual([]);
});
