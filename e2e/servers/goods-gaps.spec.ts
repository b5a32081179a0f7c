import { good } from "../api/support/answers";
import { addListed } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { observe } from "./support/observe-database";
import { inOwnShop, measured } from "./support/own-shops";

// It counts what is missing of all products, and what the database reads for that.
inOwnShop(measured);

test("the self-check names products without maker or importer, and size sets without measures", async ({
  page,
  admin,
  openAs,
  database,
}) => {
  await database.collection("products").deleteMany({ title: { $regex: "^Test" } });
  await openAs(admin);
  await page.goto("/admin/settings/self-check");
  for (const name of ["Makers", "Importers", "Measures of sizes"]) {
    await expect(page.getByRole("heading", { name: `${name}: done` }), "of the demo's products").toBeVisible();
  }
  const importer = { name: "Test Imports", address: "Unit 9, Mumbai 400001" };
  await addListed(admin, { title: "Testpiece of nobody" });
  const saveKind = async (fields: object) => {
    const { lists } = await good(await admin.request.get("/api/admin/catalogue/get"));
    const data = { list: "kinds", entries: [{ id: "kurtas", ...fields }], seen: lists.kinds.version };
    await good(await admin.request.put("/api/admin/catalogue/save", { data }));
  };
  await saveKind({ origin: "LK", importer });
  await addListed(admin, { title: "Testpiece of Lanka", kind: "kurtas" });
  await saveKind({ importer: null });
  const { lists } = await good(await admin.request.get("/api/admin/catalogue/get"));
  const data = {
    list: "sizeSets",
    entries: [{ label: "Rings", sizes: [{ label: "R 7" }] }],
    seen: lists.sizeSets.version,
  };
  const { entries } = await good(await admin.request.put("/api/admin/catalogue/save", { data }));
  const { queries } = await observe(database, async () => void (await page.reload()));
  const read = queries.filter(({ what }) => what.startsWith("products "));
  const documents = read.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
  expect(read.length).toBeGreaterThan(0);
  expect(documents, "it reads those that it names alone, however many there are").toBe(3);
  const check = (title: string) => page.getByRole("listitem").filter({ hasText: `${title}: missing` });
  await expect(check("Makers")).toContainText("2 products: Testpiece of nobody, Testpiece of Lanka");
  await expect(check("Importers")).toContainText("Testpiece of Lanka");
  await expect(check("Measures of sizes")).toContainText("Rings");
  // The tests after this one find the lists as they were.
  await saveKind({ origin: "" });
  await good(await admin.request.delete(`/api/admin/catalogue/delete/sizeSets/${entries.at(-1).id}`));
});
