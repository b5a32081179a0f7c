import { expect, it } from "vitest";
import { added, issuesOf, newRow, row, stored } from "./made-rows";

const importer = { name: "Sea Imports", address: "Unit 9, Mumbai" };

it("a row has what is stored of its goods, and an unchanged one changes nothing", () => {
  const abroad = added({ origin: "CN", importer, netQuantity: "2 N" });
  expect(row(abroad)).toMatchObject({
    origin: "CN",
    maker_name: "",
    maker_address: "",
    net_quantity: "2 N",
    importer_name: "Sea Imports",
    importer_address: "Unit 9, Mumbai",
  });
  expect(issuesOf(row(abroad), abroad)).toEqual({ kind: "same" });
});

it.each(["cn", "China", " CHINA "])("%s is China", (origin) => {
  const cells = row(stored(), { origin, importer_name: "Sea Imports", importer_address: "Unit 9, Mumbai" });
  expect(issuesOf(cells)).toMatchObject({ kind: "edit", after: { origin: "CN", importer } });
});

it("a name alone is one with the address that is known; emptied cells mean the default", () => {
  const abroad = added({ origin: "CN", importer });
  expect(issuesOf(row(abroad, { importer_name: "Bay Imports" }), abroad)).toMatchObject({
    after: { importer: { name: "Bay Imports", address: importer.address } },
  });
  const emptied = { origin: "", importer_name: "", importer_address: "" };
  expect(issuesOf(row(abroad, emptied), abroad)).toMatchObject({ after: { origin: "", importer: null } });
});

it.each([
  [{ origin: "XX" }, "origin"],
  [{ origin: "CN" }, "importer_name"],
  [{ maker_name: "Weavers" }, "maker_address"],
  [{ maker_address: "12 Loom Street" }, "maker_name"],
  [{ net_quantity: "x".repeat(21) }, "net_quantity"],
])("%j is wrong in the column %s", (cells, column) => {
  expect(issuesOf(row(stored(), cells))).toMatchObject([{ field: column }]);
  expect(issuesOf(row(stored(), { ...newRow, ...cells }))).toMatchObject([{ field: column }]);
});
