import { expect, test } from "vitest";
import { kindTiles } from "./home-rows";

const kind = (id: string, more: object = {}) => ({
  id,
  label: id,
  picture: `/pictures/${id}.webp`,
  hidden: false,
  ...more,
});
const many = Array.from({ length: 20 }, (_, at) => kind(`k${at}`));

test("the kinds with the most products are shown, in the order of their list", () => {
  const counts = Object.fromEntries(many.map(({ id }, at) => [id, at % 2 ? 10 + at : 1]));
  const shown = kindTiles(many, counts).map(({ id }) => id);
  expect(shown).toHaveLength(12);
  expect(shown.filter((id) => Number(id.slice(1)) % 2 === 1)).toHaveLength(10);
  expect(shown).toEqual(many.map(({ id }) => id).filter((id) => shown.includes(id)));
  expect(kindTiles(many, counts)[0]).toEqual({ id: "k0", label: "k0", picture: "/pictures/k0.webp" });
});

test("a kind that is hidden, empty or without a picture is left out, and fewer than four are no row", () => {
  const kinds = [kind("a"), kind("b"), kind("c"), kind("d"), kind("e", { hidden: true }), kind("f", { picture: "" })];
  const counts = { a: 1, b: 1, c: 1, d: 1, e: 9, f: 9 };
  expect(kindTiles(kinds, counts).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(kindTiles(kinds, { ...counts, d: 0 })).toEqual([]);
});
