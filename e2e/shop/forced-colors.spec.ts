import type { Locator } from "@playwright/test";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";

test.use({ forcedColors: "active" });

/** What somebody sees whose system sets the colours; neither pointed at nor in transition. */
async function screenshotOf(one: Locator): Promise<string> {
  await one.page().mouse.move(0, 0);
  return (await one.screenshot({ animations: "disabled" })).toString("base64");
}

test("with forced colours, chosen sizes and filters look different", async ({ page, database }) => {
  await page.goto(`/shop/product/${await newProduct(database)}`);
  await settle(page);
  const size = page.getByRole("button", { name: "S", exact: true });
  const unpressed = await screenshotOf(size);
  await size.click();
  await expect(size).toHaveAttribute("aria-pressed", "true");
  expect(await screenshotOf(size)).not.toBe(unpressed);

  await page.goto("/shop/listing");
  await settle(page);
  const category = page.getByRole("group", { name: "Category" });
  const filter = category.getByRole("checkbox", { name: "Kids" });
  const option = category.locator("label", { has: page.getByRole("checkbox", { name: "Kids" }) });
  const box = option.locator("i");
  const unticked = await screenshotOf(box);
  await filter.check();
  await expect(filter).toBeChecked();
  expect(await screenshotOf(box)).not.toBe(unticked);
});

test("with forced colours, the current entry of the menu looks different", async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await expect(link).toHaveAttribute("aria-current", "page");
  const current = await screenshotOf(link);
  await page.goto("/shop/listing?category=men");
  await expect(link).not.toHaveAttribute("aria-current");
  expect(await screenshotOf(link)).not.toBe(current);
});
