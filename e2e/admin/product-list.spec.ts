import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";
import { toast } from "../shop/support/screens";
import { addProduct, card, openEdit } from "./support/products";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("a product that is saved late closes no form of another one, opened meanwhile", async ({ page, admin }) => {
  const word = `Late${admin.id}`;
  const first = await addProduct(admin, { title: `${word} one` });
  await addProduct(admin, { title: `${word} two` });
  const sheet = await openEdit(page, `${word} one`);
  await sheet.getByLabel("Title").fill(`${word} one, renamed`);
  const { release } = await hold(page, `**/api/admin/products/edit/${first._id}`);
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("searchbox").fill(word);
  await card(page, `${word} two`).getByRole("button", { name: "Edit" }).click();
  await sheet.getByLabel("Title").fill(`${word} two, renamed`);
  release();
  await expect(toast(page, "Product Edited successfully")).toBeVisible();
  await expect(sheet.getByLabel("Title")).toHaveValue(`${word} two, renamed`);
});

test("a sale price above the price shows an error while typing, and unsaved changes outlive a reload, and go only after a question", async ({
  page,
  admin,
}) => {
  const title = `Amber Testpiece ${admin.id}`;
  await addProduct(admin, { title });
  const sheet = await openEdit(page, title);
  await sheet.getByLabel("Sale Price").pressSequentially("1500");
  await expect(sheet.getByText("Must be below the price.")).toBeVisible();
  await sheet.getByLabel("Price", { exact: true }).fill("2000");
  await expect(sheet.getByText("Must be below the price.")).toBeHidden();

  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(sheet.getByLabel("Sale Price")).toHaveValue("1500");

  // As after the session has ended.
  await page.reload();
  await card(page, title).getByRole("button", { name: "Edit" }).click();
  const unsaved = sheet.getByText("What you changed before is not saved yet.");
  await expect(unsaved).toBeVisible();
  await expect(sheet.getByLabel("Sale Price")).toHaveValue("1500");
  await expect(sheet.getByLabel("Price", { exact: true })).toHaveValue("2000");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();
  await card(page, title).getByRole("button", { name: "Edit" }).click();
  await expect(sheet.getByLabel("Sale Price")).toHaveValue("");
  await expect(unsaved).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(sheet, "a form without changes closes without a question").toBeHidden();
});

test("the grid is filtered by category, brand and stock, and a deleted product can be restored", async ({
  page,
  admin,
}) => {
  const word = `Narrowed${admin.id}`;
  await addProduct(admin, { title: `${word} out`, stock: 0, brand: "puma" });
  await addProduct(admin, { title: `${word} low`, stock: 6, category: "men" });
  const doomed = await addProduct(admin, { title: `${word} gone`, stock: 3 });
  await good(await admin.request.delete(`/api/admin/products/delete/${doomed._id}`));
  await page.goto(`/admin/products?q=${word}`);
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText([`${word} low`, `${word} out`]);
  await page.getByLabel("Stock").selectOption("Out of stock");
  await expect(titles).toHaveText([`${word} out`]);
  await page.getByLabel("Stock").selectOption("Low or out");
  await page.getByLabel("Sort by").selectOption("Stock: Low to High");
  await expect(titles).toHaveText([`${word} out`, `${word} low`]);
  await page.getByLabel("Category").selectOption("Men");
  await expect(titles).toHaveText([`${word} low`]);
  await page.getByLabel("Brand").selectOption("Puma");
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();

  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("searchbox").fill(word);
  await expect(titles).toHaveText([`${word} low`, `${word} out`]);
  await page.getByLabel("Show").selectOption("Deleted");
  await expect(titles).toHaveText([`${word} gone`]);
  await card(page, `${word} gone`).getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "Product restored successfully")).toBeVisible();
  await page.getByLabel("Show").selectOption("In the shop");
  await expect(titles).toHaveCount(3);
});

test("the grid's page is kept by a reload and by Back, and an emptied last page shows the one before", async ({
  page,
  admin,
}) => {
  const word = `Lastpage${admin.id}`;
  await Promise.all(Array.from({ length: 25 }, (_, at) => addProduct(admin, { title: `${word} ${at}` })));
  const [grid, pager] = [page.getByRole("article"), page.getByRole("textbox", { name: "Page" })];
  await page.goto(`/admin/products?q=${word}`);
  await expect(grid).toHaveCount(24);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(grid).toHaveCount(1);
  await page.reload();
  await expect(pager).toHaveValue("2");
  await page.goBack();
  await expect(pager).toHaveValue("1");
  await page.goForward();
  await expect(grid).toHaveCount(1);

  await grid.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Product deleted Successfully")).toBeVisible();
  await expect(grid).toHaveCount(24);
  await expect(page).toHaveURL(`/admin/products?q=${word}`);
  await page.goto(`/admin/products?q=${word}&page=99`);
  await expect(grid).toHaveCount(24);
  await expect(page).toHaveURL(`/admin/products?q=${word}`);
});
