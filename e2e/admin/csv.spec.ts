import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { partBytes } from "@/lib/import/limits";
import { good } from "../api/support/answers";
import { fileOf, rowsOf } from "../api/support/csv";
import { testpiece } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";

test("products are exported, changed in the file, shown in a preview, and imported", async ({
  page,
  admin,
  openAs,
}) => {
  const title = `File Testpiece ${admin.id}`;
  const data = { ...testpiece, title, price: 1000, stock: 5 };
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data }), 201);
  const priceNow = async () => (await good(await admin.request.get(`/api/shop/products/get/${made._id}`))).data.price;
  await openAs(admin);
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const rows = rowsOf(readFileSync(await (await download).path(), "utf8"), [made._id]);

  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const choose = (changes: object) =>
    dialog.locator("input[type=file]").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(fileOf(rows.map((row) => ({ ...row, ...changes })))),
    });
  await choose({ price: "ten" });
  await expect(dialog.getByRole("region", { name: "Errors" })).toContainText(
    'Line 2: price: "ten" must be an amount in rupees',
  );
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await choose({ _id: "", version: "", stockSeen: "" });
  const taken = dialog.getByRole("region", { name: "Titles in the shop already" });
  await expect(taken).toContainText("The shop has a product with this title. Importing adds another one.");
  await expect(taken).toContainText(`Line 2: ${title}`);
  await choose({ price: "1250.50" });
  await expect(taken).toBeHidden();
  await expect(dialog.getByRole("region", { name: "Changes" })).toContainText("price: ₹1,000.00 → ₹1,250.50");
  expect(await priceNow(), "the preview changes nothing").toBe(1000);
  await dialog.getByRole("button", { name: "Import 1 change" }).click();
  await expect(toast(page, "Imported: 0 added, 1 changed.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toContainText("₹1,250.50");

  await page.goto(`/admin/log?q=${made._id}+import`);
  const entry = page.getByRole("listitem").filter({ hasText: `Imported product ${title}` });
  await expect(entry).toContainText(admin.email);
  await expect(entry).toContainText("₹1,250.50");
});

test("a product that changed after the preview is shown again before it is imported", async ({
  page,
  admin,
  openAs,
}) => {
  const title = `Overtaken Testpiece ${admin.id}`;
  const add = await admin.request.post("/api/admin/products/add", { data: { ...testpiece, title } });
  const { data: made } = await good(add, 201);
  await openAs(admin);
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const buffer = Buffer.from(fileOf([{ _id: made._id, price: "1250" }]));
  await dialog.locator("input[type=file]").setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer });
  const changes = dialog.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("price: ₹1,000.00 → ₹1,250.00");

  await good(await admin.request.put(`/api/admin/products/edit/${made._id}`, { data: { price: 1100 } }));
  await dialog.getByRole("button", { name: "Import 1 change" }).click();
  await expect(toast(page, "The file or the shop changed since the preview. Nothing was imported.")).toBeVisible();
  await expect(changes).toContainText("price: ₹1,100.00 → ₹1,250.00");
  await dialog.getByRole("button", { name: "Import 1 change" }).click();
  await expect(toast(page, "Imported: 0 added, 1 changed.")).toBeVisible();
});

test("the reason why a file can't be read stays in the dialog until another file is chosen", async ({
  page,
  admin,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const choose = (text: string) =>
    dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const refusal = dialog.getByRole("alert");
  await choose('title,price\r\n"Testpiece,1000\r\n');
  await expect(refusal).toHaveText("Line 2: A quote is never closed.");
  await choose("title,fabric\r\nTestpiece,red\r\n");
  await expect(refusal).toContainText('Line 1: Unknown column "fabric".');
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await choose("title,price\r\nTestpiece,ten\r\n");
  await expect(dialog.getByRole("region", { name: "Errors" })).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("a large invalid file is refused after its first part", async ({ page, admin, openAs }, testInfo) => {
  const file = testInfo.outputPath("products.csv");
  await writeFile(file, `title,fabric\r\n${"Testpiece,red\r\n".repeat((3 * partBytes) / 15)}`);
  let parts = 0;
  page.on("request", (request) => {
    if (request.url().includes("/import/part?")) parts += 1;
  });
  await openAs(admin);
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByRole("alert")).toContainText('Line 1: Unknown column "fabric".');
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  expect(parts).toBe(1);
});
