import { expect, test } from "vitest";
import { entryOf, kindOf, lists } from "@/lib/catalog/lists/current";
import { ids } from "@/lib/catalog/options";
import { readCatalogue, toStored } from "./catalogue";

const products = readCatalogue();
const { kinds, facts, sizeSets } = lists();

test("every kind has products, and is offered in their category", () => {
  expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(ids(kinds)));
  for (const { kind, category, title } of products) expect(kindOf(kind)?.categories, title).toContain(category);
});

test("the clothing of men, women and kids is for them, footwear and accessories say whom they are for", () => {
  for (const { audience, category, title } of products)
    expect(audience === undefined, title).toBe(["men", "women", "kids"].includes(category));
  expect(new Set(products.map(toStored).map(({ audience }) => audience)).size).toBe(4);
});

test("a product has facts of its kind, all but a closure that nothing shows, with an option or a short line", () => {
  for (const product of products) {
    const own = kindOf(product.kind)?.facts ?? [];
    const given = Object.keys(product.facts);
    expect(
      own.filter((id) => given.includes(id)),
      product.title,
    ).toEqual(given);
    expect(
      own.filter((id) => id !== "closure" && !given.includes(id)),
      product.title,
    ).toEqual([]);
    for (const [id, value] of Object.entries(product.facts)) {
      const fact = entryOf(facts, id);
      if (fact?.type === "options") expect(ids(fact.options), product.title).toContain(value);
      else expect(value, product.title).toMatch(/^[A-Z][^\n]{3,59}[^.\s]$/);
    }
  }
});

test("every option of a fact occurs", () => {
  for (const { id, type, options } of facts) {
    const given = new Set(products.map((product) => product.facts[id]));
    if (type === "options")
      expect(
        ids(options).filter((option) => !given.has(option)),
        id,
      ).toEqual([]);
  }
});

test("sizes are those of the set of the kind", () => {
  for (const { size, kind, title } of products) {
    const set = entryOf(sizeSets, kindOf(kind)?.sizeSet ?? "");
    expect(ids(set?.sizes ?? []), title).toEqual(expect.arrayContaining(size));
  }
});

test("two products of a kind differ in facts other than care, but for one pair in fifty", () => {
  const compared = products.map(({ kind, facts: { care: _, ...others } }) => ({
    kind,
    others: JSON.stringify(others),
  }));
  const pairs = compared.flatMap((one, at) =>
    compared.slice(at + 1).flatMap((other) => (other.kind === one.kind ? [other.others === one.others] : [])),
  );
  expect(pairs.length).toBeGreaterThan(500);
  expect(pairs.filter((isSame) => isSame).length / pairs.length).toBeLessThan(0.02);
});
