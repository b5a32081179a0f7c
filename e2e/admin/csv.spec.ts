import { readFileSync } from "node:fs";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fileOf, rowsOf } from "../api/support/csv";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";

test("products are exported, put right in the file, looked at, and imported", async ({ page, admin, openAs }) => {
  const title = `File Kurta ${admin.id}`;
  const fields = {
    image: "/pictures/kurta-offwhite-linen.webp",
    description: "Cotton.",
    category: "men",
    brand: "nike",
  };
  const data = { ...fields, title, price: 1000, stock: 5 };
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data }), 201);
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
  await expect(dialog.getByRole("region", { name: "Mistakes" })).toContainText(
    "Line 2: price must be an amount in rupees",
  );
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await expectAccessible(page);
  await choose({ price: "1250.50" });
  await expect(dialog.getByRole("region", { name: "Changes" })).toContainText("price: ₹1,000.00 → ₹1,250.50");
  await dialog.getByRole("button", { name: "Import 1 change" }).click();
  await expect(toast(page, "Imported: 0 added, 1 changed.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toContainText("₹1,250.50");
});
