import { expect, it } from "vitest";
import { shownKinds } from "./shown-kinds";

const kinds = "abcdefghijklmnop".split("").map((id) => ({ id, label: id.toUpperCase() }));
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join("");

it("shows the kinds with the most products, fourteen at most, in the order of their list", () => {
  const counts = Object.fromEntries(kinds.map(({ id }, at) => [id, at + 1]));
  expect(ids(shownKinds(kinds, counts, []))).toBe("cdefghijklmnop");
});

it("keeps a chosen kind, and leaves out hidden ones and those without a product", () => {
  const counts = Object.fromEntries(kinds.map(({ id }, at) => [id, at]));
  expect(ids(shownKinds(kinds, counts, ["b"]))).toBe("bcdefghijklmnop");
  const hidden = kinds.map((kind) => ({ ...kind, hidden: kind.id === "m" }));
  expect(ids(shownKinds(hidden, { m: 5, c: 1, b: 0 }, ["b"]))).toBe("c");
});
