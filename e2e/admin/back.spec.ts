import { expect, test } from "../fixtures";
import { orderRow, unpaidOrder } from "./support/orders";
import { addProduct, openEdit } from "./support/products";

// While what closes still moves, Back and the next press must count.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("Back closes the drawer and each dialog of the admin area and keeps the page", { tag: "@phone" }, async ({
  page,
  admin,
  shopper,
  openAs,
  database,
}) => {
  const title = `Back Testpiece ${admin.id}`;
  await addProduct(admin, { title });
  const products = `/admin/products?q=${encodeURIComponent(title)}`;
  const orderId = await unpaidOrder(database, shopper);
  await openAs(admin);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).filter({ visible: true }).first().click();
  const visits = [
    { path: "/admin/dashboard", overlay: page.getByRole("dialog", { name: "Admin Panel" }), open: () => press("Menu") },
    {
      path: products,
      overlay: page.getByRole("dialog", { name: "Add New Product" }),
      open: () => press("Add New Product"),
    },
    {
      path: products,
      overlay: page.getByRole("dialog", { name: "Edit Product" }),
      open: () => press("Edit"),
    },
    { path: products, overlay: page.getByRole("alertdialog"), open: () => press("Delete") },
    { path: products, overlay: page.getByRole("dialog", { name: /Import/ }), open: () => press(/^Import/) },
    {
      path: `/admin/orders?q=${orderId}`,
      overlay: page.getByRole("dialog", { name: "Order Details" }),
      open: () => orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click(),
    },
  ];
  await page.goto("/admin/log");
  for (const { path, overlay, open } of visits) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await open();
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL(products);
});

test("Back asks before the changes to a product are lost", { tag: "@phone" }, async ({ page, admin, openAs }) => {
  const title = `Kept Testpiece ${admin.id}`;
  await addProduct(admin, { title });
  await openAs(admin);
  const sheet = await openEdit(page, title);
  // Key by key, as a person types: the form notes that it has changed a moment after the first.
  await sheet.getByLabel("Title").clear();
  await sheet.getByLabel("Title").pressSequentially("Not saved yet");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(sheet.getByLabel("Title")).toHaveValue("Not saved yet");
  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/admin/products?q=${encodeURIComponent(title)}`);
});
