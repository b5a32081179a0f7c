import { expect, test } from "vitest";
import { goodsFacts, pageFacts, shownFacts } from "./product-facts";

test("facts stand in the order of the kind, with the labels of their options", () => {
  const facts = { care: "Wash cold by hand", fit: "regular", fabric: "cotton" };
  expect(shownFacts({ kind: "kurtas", facts })).toEqual([
    { id: "fabric", label: "Fabric", value: "Cotton" },
    { id: "fit", label: "Fit", value: "Regular" },
    { id: "care", label: "Care", value: "Wash cold by hand" },
  ]);
});

test("facts that a kind has no more come last, and those of no list are left out", () => {
  const facts = { closure: "zip", fabric: "cotton", weight: "heavy", constructor: "x" };
  expect(shownFacts({ kind: "kurtas", facts }).map(({ id }) => id)).toEqual(["fabric", "closure"]);
  expect(shownFacts({ kind: "", facts: {} })).toEqual([]);
});

test("says of goods what the law asks for, without what is not known", () => {
  const care = { name: "Asha", phone: "+91 98765 43210", email: "care@shop.in" };
  const importer = { name: "Sea Imports", address: "Unit 9, Mumbai" };
  const goods = { price: 1499.5, origin: "CN", maker: null, importer, netQuantity: "2 N" };
  expect(goodsFacts(goods, care).map(({ label, value }) => [label, value])).toEqual([
    ["MRP", "₹1,499.50, inclusive of all taxes"],
    ["Country of origin", "China"],
    ["Net quantity", "2 N"],
    ["Importer", "Sea Imports, Unit 9, Mumbai"],
    ["Customer care", "Asha, +91 98765 43210, care@shop.in"],
  ]);
});

test("a product's page also names its colour and who sells it, and then the goods", () => {
  const care = { name: "", phone: "", email: "" };
  const goods = { price: 1499, origin: "IN", maker: null, importer: null, netQuantity: "1 N" };
  const product = {
    kind: "kurtas",
    facts: { fabric: "cotton" },
    colour: "navy",
    seller: "Jaipur Weaves",
    ...goods,
  } as const;
  const ofGoods = ["MRP: ₹1,499.00, inclusive of all taxes", "Country of origin: India", "Net quantity: 1 N"];
  const textOf = (of: Parameters<typeof pageFacts>[0]) =>
    pageFacts(of, care).map(({ label, value }) => `${label}: ${value}`);
  expect(textOf(product)).toEqual(["Fabric: Cotton", "Colour: Navy", "Sold by: Jaipur Weaves", ...ofGoods]);
  expect(textOf({ ...product, facts: {}, colour: "", seller: "" })).toEqual(ofGoods);
});
