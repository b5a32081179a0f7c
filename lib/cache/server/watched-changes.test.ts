import { expect, it } from "vitest";
import { listAnswers, productAnswers } from "./tags.mjs";
import { tagsOfChange } from "./watched-changes.mjs";

const products = { coll: "products" };
const change = { _id: 1, documentKey: { _id: "a" } };

it("a change of stock invalidates the answers that show the product, any other change also the lists", () => {
  const stock = { ...change, ns: products, operationType: "update", isUnlisted: true };
  expect(tagsOfChange(stock)).toEqual([productAnswers("a")]);
  for (const operationType of ["insert", "update", "replace", "delete"]) {
    expect(tagsOfChange({ ...stock, operationType, isUnlisted: false })).toEqual([
      productAnswers("a"),
      "listed:a",
      listAnswers,
    ]);
  }
});

it("a collection that is dropped or replaced invalidates all answers", () => {
  const tags = tagsOfChange({ _id: 1, ns: products, operationType: "drop" });
  expect(tags).toEqual(tagsOfChange({ _id: 1, ns: { coll: "restored" }, operationType: "rename" }));
  expect(tags).toEqual(["answers:products", "answers:lists", "answers:unknown"]);
});

it("stored tags are invalidated as they are", () => {
  const written = { ...change, ns: { coll: "droppedtags" }, operationType: "insert" };
  expect(tagsOfChange({ ...written, fullDocument: { tags: ["lists", "product:a"] } })).toEqual(["lists", "product:a"]);
  expect(tagsOfChange(written)).toEqual(["a"]);
});
