import type { Locator } from "@playwright/test";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";

/** What somebody sees whose system sets the colours; neither pointed at nor in transition. */
async function screenshotOf(one: Locator): Promise<string> {
  await one.page().mouse.move(0, 0);
  return (await one.screenshot({ animations: "disabled" })).toString("base64");
}

test("with forced colours, chosen sizes and filters and the current entry of the menu look different", async ({
  page,
  database,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/shop/product/${await newProduct(database)}`);
  await settle(page);
  const size = page.getByRole("button", { name: "S", exact: true });
  const unpressed = await screenshotOf(size);
  await size.click();
  await expect(size).toHaveAttribute("aria-pressed", "true");
  expect(await screenshotOf(size)).not.toBe(unpressed);

  await page.goto("/shop/listing?category=men");
  await settle(page);
  const category = page.getByRole("group", { name: "Category" });
  const filter = category.getByRole("checkbox", { name: "Kids" });
  const option = category.locator("label", { has: page.getByRole("checkbox", { name: "Kids" }) });
  const box = option.locator("i");
  const unticked = await screenshotOf(box);
  await filter.check();
  await expect(filter).toBeChecked();
  expect(await screenshotOf(box)).not.toBe(unticked);

  const link = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await expect(link).not.toHaveAttribute("aria-current");
  const other = await screenshotOf(link);
  await link.click();
  await expect(page).toHaveURL("/shop/home");
  await expect(link).toHaveAttribute("aria-current", "page");
  await link.blur();
  expect(await screenshotOf(link)).not.toBe(other);
});
