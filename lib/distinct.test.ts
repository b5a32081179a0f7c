import { expect, it } from "vitest";
import { distinct } from "./distinct";

it("has what is on two pages once, where it was first", () => {
  const pages = [
    [{ _id: "a" }, { _id: "b" }],
    [{ _id: "b" }, { _id: "c" }],
  ];
  expect(distinct(pages.flat())).toEqual([{ _id: "a" }, { _id: "b" }, { _id: "c" }]);
});
