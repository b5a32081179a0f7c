import { ObjectId } from "mongodb";
import sharp from "sharp";
import { good } from "../api/support/answers";
import { fileOf } from "../api/support/csv";
import { applyImport, newRows, sendInParts } from "../api/support/imports";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";

const picture = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 30, height: 40, channels: 3, background: "#204080" } })
    .png()
    .toBuffer(),
});

test("pictures are chosen together with the file, shown in the preview, and imported", async ({
  page,
  admin,
  openAs,
}) => {
  const word = `Snapped${admin.id}`;
  const images = ["Kurta.png", "Cap.png", "https://localhost/cap.png"];
  const rows = newRows(word, 3).map((row, at) => ({ ...row, image: images[at] ?? "" }));
  const csv = (of: typeof rows) => ({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(fileOf(of)) });
  await openAs(admin);
  await page.goto(`/admin/products?q=${word}`);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const chooser = dialog.locator("input[type=file]");
  await chooser.setInputFiles([csv(rows), await picture("kurta.png"), await picture("shoe.png")]);
  const mistakes = dialog.getByRole("region", { name: "Errors" });
  await expect(mistakes).toContainText('Line 3: image: "Cap.png" has not been uploaded');
  await expect(mistakes).toContainText('Line 4: image: "https://localhost/cap.png" leads to a private network');
  await expect(dialog).toContainText("No row names shoe.png.");
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();

  // The missing one is added to what was chosen before; the file with the wrong address is put right.
  await chooser.setInputFiles(await picture("cap.png"));
  await expect(mistakes).not.toContainText("Cap.png");
  await chooser.setInputFiles(csv(rows.slice(0, 2)));
  const changes = dialog.getByRole("region", { name: "Changes" });
  await expect(changes.getByRole("listitem").first()).toContainText("Picture: Kurta.png");
  await expect(changes.locator("img")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Import 2 changes" }).click();
  await expect(toast(page, "Imported: 2 added, 0 changed.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").first().locator("img")).toHaveAttribute("src", /\/image\/upload\//);
});

test("an interrupted import is shown when the dialog is opened again, and is completed", async ({
  page,
  admin,
  people,
  openAs,
  database,
}) => {
  const word = `Reopened${admin.id}`;
  const other = await people.admin();
  const sent = await sendInParts(other, fileOf(newRows(word, 4)));
  await good(await applyImport(other, sent));
  const products = database.collection("products");
  // Any run of the reconciler completes an import, so what the dialog sees of this one is held at the half. Of the
  // finished imports it only shows the latest, which may be those of other tests.
  let isHeld = true;
  await page.route("**/api/admin/products/import/recent", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const own = body.imports.filter(({ importId }: { importId: string }) => importId === sent.importId);
    const half = { state: "running", stalled: false, handled: 2, total: 4 };
    const imports = isHeld ? own.map((one: object) => ({ ...one, ...half })) : own;
    await route.fulfill({ response, json: { ...body, imports } });
  });

  await openAs(admin);
  await page.goto(`/admin/products?q=${word}`);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const entry = dialog.getByRole("region", { name: "Recent imports" }).getByRole("listitem").filter({
    hasText: other.email,
  });
  await expect(entry).toContainText("is running: 50% of 4 products.");
  await expect(entry.getByRole("progressbar")).toHaveAttribute("value", "0.5");
  // Nothing has worked on it for a minute.
  await products.deleteMany({ title: { $in: [`${word} 2`, `${word} 3`] } });
  const stalled = { state: "writing", next: 2, updatedAt: new Date(Date.now() - 60_000) };
  await database.collection("productimports").updateOne({ _id: new ObjectId(sent.importId) }, { $set: stalled });
  isHeld = false;
  await expect(entry).toContainText("4 added, 0 changed.");
  expect(await products.countDocuments({ title: { $regex: `^${word} ` } })).toBe(4);
});
