import { expect, test } from "vitest";
import { productChanges } from "./log-changes";

test("the log has kind, audience and each fact on a line of its own, with labels", () => {
  const before = {
    title: "Neel",
    kind: "kurtas",
    audience: "everyone",
    facts: { fabric: "cotton", sleeve: "long-sleeves" },
  };
  const after = { title: "Neel", kind: "belts", audience: "men", facts: { care: "Wipe clean", gone: "x" } };
  expect(productChanges({ before, after })).toEqual([
    { field: "kind", before: "Kurtas", after: "Belts" },
    { field: "For", before: "Everyone", after: "Men" },
    { field: "Fabric", before: "Cotton", after: "none" },
    { field: "Sleeve", before: "Long sleeves", after: "none" },
    { field: "Care", before: "none", after: "Wipe clean" },
    { field: "gone", before: "none", after: "x" },
  ]);
});

test("an entry without them is formatted as any other", () => {
  expect(productChanges({ before: null, after: { kind: "", price: 1600, facts: {} } })).toEqual([
    { field: "price", before: "none", after: "₹1,600.00" },
  ]);
});
