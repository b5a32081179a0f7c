import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";
import { addProduct, openEdit } from "./support/products";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("the kind of a new product follows its category, sizes and facts follow the kind, and a reload keeps them", async ({
  page,
}) => {
  await page.goto("/admin/products");
  const open = () => page.getByRole("button", { name: "Add New Product" }).click();
  const sheet = page.getByRole("dialog", { name: "Add New Product" });
  const [kind, audience] = [sheet.getByLabel("Kind"), sheet.getByLabel("For", { exact: true })];
  await open();
  await expect(kind.getByRole("option")).toHaveText(["None"]);
  await sheet.getByLabel("Category").selectOption("Women");
  await expect(kind.getByRole("option", { name: "Sarees" })).toBeAttached();
  await expect(kind.getByRole("option", { name: "Heels" })).not.toBeAttached();
  await expect(audience).toBeHidden();
  await expect(sheet.getByLabel("Upper material")).toBeHidden();

  await sheet.getByLabel("Category").selectOption("Footwear");
  await kind.selectOption("Heels");
  await expect(audience).toHaveValue("everyone");
  await audience.selectOption("Women");
  await sheet.getByLabel("Upper material").selectOption("Suede");
  await sheet.getByLabel("Care").fill("Wipe clean");
  await sheet.getByText("UK 4", { exact: true }).click();
  await page.reload();
  await open();
  await expect(kind).toHaveValue("heels");
  await expect(audience).toHaveValue("women");
  await expect(sheet.getByLabel("Upper material")).toHaveValue("suede");
  await expect(sheet.getByLabel("Care")).toHaveValue("Wipe clean");
  await expect(sheet.getByLabel("UK 4", { exact: true })).toBeChecked();

  await kind.selectOption("None");
  await expect(sheet.getByText("Not saved with this kind: Upper material (Suede), Care (Wipe clean)")).toBeVisible();
  await expect(sheet.getByText("Not among the sizes of Letters: UK 4.")).toBeVisible();
  await expect(sheet.getByLabel("Care")).toBeHidden();
});

test("another kind keeps what it has of the facts, and the log says which went", async ({ page, admin }) => {
  const title = `Kinded Testpiece ${admin.id}`;
  const facts = { "upper-material": "suede", pattern: "solid" };
  const { _id } = await addProduct(admin, { title, category: "footwear", kind: "heels", size: ["uk-4"], facts });
  const sheet = await openEdit(page, title);
  await sheet.getByLabel("Care").fill("a".repeat(201));
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(sheet.getByText("Must have at most 200 characters.")).toBeVisible();
  await sheet.getByLabel("Care").fill("Dry");
  await sheet.getByLabel("Category").selectOption("Accessories");
  await expect(sheet.getByText("Heels is not offered in Accessories")).toBeVisible();
  await sheet.getByLabel("Kind").selectOption("Caps");
  await expect(sheet.getByText("Not saved with this kind: Upper material (Suede)")).toBeVisible();
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(toast(page, "Product Edited successfully")).toBeVisible();
  const { data } = await good(await admin.request.get(`/api/admin/products/get?q=${encodeURIComponent(title)}`));
  expect(data[0]).toMatchObject({ kind: "caps", size: ["uk-4"], facts: { pattern: "solid", care: "Dry" } });
  expect(data[0].facts).not.toHaveProperty("upper-material");

  await page.goto(`/admin/log?q=${_id}`);
  const entry = page.getByRole("listitem").filter({ hasText: `Edited product ${title}` });
  await entry.getByText("before and after").click();
  const change = (before: string) => entry.getByRole("definition").filter({ hasText: before });
  await expect(change("Heels")).toContainText("became Caps");
  await expect(change("Suede")).toContainText("became none");
  await expect(change("none").filter({ hasText: "Dry" })).toContainText("became Dry");
});

test("two admins who edit facts of a product keep each other's", async ({ page, admin, people }) => {
  const title = `Facts Testpiece ${admin.id}`;
  const facts = { pattern: "solid", care: "Dry" };
  const made = await addProduct(admin, { title, category: "footwear", kind: "heels", size: ["uk-4"], facts });
  const sheet = await openEdit(page, title);
  const other = await people.admin();
  const change = { facts: { occasion: "festive" }, version: 1 };
  await good(await other.request.put(`/api/admin/products/edit/${made._id}`, { data: change }));
  await sheet.getByLabel("Pattern").selectOption("Stripes");
  await sheet.getByLabel("Care").fill("");
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Another admin changed this product" });
  await expect(conflict.getByRole("row", { name: /Occasion/ })).toContainText("Festive");
  await expect(conflict.getByRole("row", { name: /Pattern/ })).toContainText("Stripes");
  await expect(conflict.getByRole("row", { name: /Care/ })).toContainText("none");
  await conflict.getByRole("button", { name: "Save my changes too" }).click();
  await expect(toast(page, "Product Edited successfully")).toBeVisible();
  const { data } = await good(await admin.request.get(`/api/admin/products/get?q=${encodeURIComponent(title)}`));
  expect(data[0].facts).toEqual({ pattern: "stripes", occasion: "festive" });
});
