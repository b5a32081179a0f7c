import { expect, test } from "vitest";
import { shownChanges, shownProduct } from "./shown-row";

test("changes have labels in place of ids, and facts are shown one by one", () => {
  const before = { kind: "jeans", size: ["w-32", "w-34"], price: 1499.5, facts: { fabric: "denim", fit: "slim" } };
  const after = { kind: "kurtas", size: ["s"], price: 1600, facts: { fabric: "cotton-blend", care: "By hand" } };
  const changes = shownChanges({
    before: { ...before, audience: "everyone", stockBySize: null },
    after: { ...after, audience: "men", stockBySize: { s: 3, "uk-k-8": 0 } },
  });
  expect(changes.map((change) => `${change.name}: ${change.before} to ${change.after}`)).toEqual([
    "kind: Jeans to Kurtas",
    "size: 32, 81 cm; 34, 86 cm to S",
    "price: ₹1,499.50 to ₹1,600.00",
    "Fabric: Denim to Cotton blend",
    "Fit: Slim to none",
    "audience: Everyone to Men",
    "stockBySize: none to S: 3; UK 8, child: 0",
    "Care: none to By hand",
  ]);
});

test("a new product shows its kind, audience, sizes and facts, without those that it lacks", () => {
  const plain = { title: "Cap", kind: "", audience: "everyone", size: [], facts: {} };
  expect(shownProduct(plain)).toEqual(["For: Everyone"]);
  expect(shownProduct({ ...plain, kind: "caps", size: ["free"], facts: { fabric: "cotton", gone: "x" } })).toEqual([
    ...["Kind: Caps", "For: Everyone", "Size: Free size", "Fabric: Cotton", "gone: x"],
  ]);
});
