import type { Locator } from "@playwright/test";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { openSearch } from "./support/search";

/** It has the system's colours for what is chosen, and so have its texts. */
async function expectChosen(one: Locator): Promise<void> {
  const page = one.page();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const [text, ground] = await page.evaluate(() => {
      const sample = document.createElement("i");
      sample.style.cssText = "forced-color-adjust: none; color: HighlightText; background: Highlight";
      document.body.append(sample);
      const { color, backgroundColor } = getComputedStyle(sample);
      sample.remove();
      return [color, backgroundColor];
    });
    expect(text).not.toBe(ground);
    await expect(one).toHaveCSS("background-color", String(ground));
    for (const part of [one, ...(await one.locator("span").all())]) {
      await expect(part).toHaveCSS("color", String(text));
    }
  }
}

test("with forced colours, what is chosen, current or highlighted has the system's colours for it", async ({
  page,
  database,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/shop/product/${await newProduct(database)}`);
  await settle(page);
  const size = page.getByRole("button", { name: "S", exact: true });
  await size.click();
  await expect(size).toHaveAttribute("aria-pressed", "true");
  await expectChosen(size);
  const search = await openSearch(page);
  await search.fill("kurta");
  const suggestion = page.getByRole("option", { name: /^kurta/ });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(suggestion).toHaveAttribute("aria-selected", "true");
  await expectChosen(suggestion);

  await page.goto("/shop/listing?category=men");
  await settle(page);
  const category = page.getByRole("group", { name: "Category" });
  const filter = page.getByRole("checkbox", { name: "Kids" });
  await category.getByRole("checkbox", { name: "Kids" }).check();
  await expectChosen(category.locator("label", { has: filter }).locator("i"));
  await page.getByRole("button", { name: /^Sort by/ }).click();
  const highlighted = page.locator("[role=menuitemradio][data-highlighted]");
  await page.keyboard.press("ArrowDown");
  await expectChosen(highlighted);
  await page.keyboard.press("Escape");

  const link = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await link.click();
  await expect(page).toHaveURL("/shop/home");
  await expect(link).toHaveAttribute("aria-current", "page");
  await expectChosen(link);
});
