import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, listed, settle, storedFilters } from "./support/catalog";
import { expectListed, tick } from "./support/listing";

async function sortBy(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await page.getByRole("menuitemradio", { name: label }).click();
}

test("a ticked option changes the address, the stored filters, the count and the list, and Back undoes it", {
  tag: "@widths",
}, async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await tick(page, "Men");
  await expect(page).toHaveURL("/shop/listing?category=men");
  expect(await storedFilters(page)).toEqual({ category: ["men"] });
  await expectListed(page, "category=men");
  await tick(page, "Women");
  await expectListed(page, "category=men,women");
  await tick(page, "H&M", "Brand");
  await expect(page).toHaveURL("/shop/listing?category=men,women&brand=h%26m");
  expect(await storedFilters(page)).toEqual({ category: ["men", "women"], brand: ["h&m"] });
  await expectListed(page, "category=men,women&brand=h%26m");

  await page.goBack();
  await expect(page).toHaveURL("/shop/listing?category=men,women");
  await expectListed(page, "category=men,women");
  expect(await storedFilters(page)).toEqual({ category: ["men", "women"] });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/shop/listing");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
  await expect(cards(page)).toHaveCount(24);
  expect(await storedFilters(page)).toBeNull();
  await page.goForward();
  await expectListed(page, "category=men");
  expect(await storedFilters(page)).toEqual({ category: ["men"] });
});

test("filters in the address are stored, and the address without filters restores them", async ({ page }) => {
  await page.goto("/shop/listing?category=women&brand=zara&sortBy=title_atoz");
  await expectListed(page, "category=women&brand=zara&sortBy=title_atoz");
  await expect.poll(() => storedFilters(page)).toEqual({ category: ["women"], brand: ["zara"] });
  await page.reload();
  await expectListed(page, "category=women&brand=zara&sortBy=title_atoz");
  await page.goto("/shop/listing");
  await expect(page).toHaveURL("/shop/listing?category=women&brand=zara");
  await expectListed(page, "category=women&brand=zara");
  await test.step("options repeated in the address all count", async () => {
    await page.goto("/shop/listing?category=men&category=women");
    await expectListed(page, "category=men,women");
    await expect.poll(() => storedFilters(page)).toEqual({ category: ["men", "women"] });
  });
});

test("another category resets the sort order, another brand keeps it, and the focus stays on what is ticked", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  await sortBy(page, "Title: Z to A");
  await expect(page).toHaveURL("/shop/listing?category=women&sortBy=title_ztoa");
  await expectListed(page, "category=women&sortBy=title_ztoa");
  await tick(page, "Zara");
  await expect(page).toHaveURL("/shop/listing?category=women&brand=zara&sortBy=title_ztoa");
  const option = page.getByRole("group", { name: "Category" }).getByRole("checkbox", { name: "Men", exact: true });
  await option.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/shop/listing?category=women,men&brand=zara");
  await expectListed(page, "category=women,men&brand=zara");
  await expect(option).toBeFocused();
  await expect(option).toBeChecked();
});

test("each option shows its number of products, a chip removes its filter, Clear all removes all filters", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=kids,women&brand=levis,h%26m");
  await settle(page);
  await page.getByRole("link", { name: "Remove filter Women" }).click();
  await expect(page).toHaveURL("/shop/listing?category=kids&brand=levis,h%26m");
  await expectListed(page, "category=kids&brand=levis,h%26m");
  await test.step("the number of an option is that within the other group's choice", async () => {
    const { facets } = await good(
      await page.request.get("/api/shop/products/get?category=kids&brand=levis,h%26m&limit=1"),
    );
    for (const [label, group, id] of [
      ["Men", "category", "men"],
      ["Kids", "category", "kids"],
      ["Nike", "brand", "nike"],
      ["H&M", "brand", "h&m"],
    ] as const) {
      const option = page.getByRole("checkbox", { name: label, exact: true }).first();
      await expect(option).toHaveAccessibleDescription(String(facets[group][id]));
    }
  });
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/shop/listing");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
  await expect(cards(page)).toHaveCount(24);
  expect(await storedFilters(page)).toBeNull();
});

test("the filter sheet says how many products it will show, and Clear all removes all filters", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("group", { name: "Category" }).getByRole("checkbox", { name: "Kids", exact: true }).click();
  const { total } = await listed(page, "category=kids&limit=1");
  await expect(sheet.getByRole("button", { name: `Show ${total} products` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeFocused();
  await expectListed(page, "category=kids");

  await page.getByRole("button", { name: /^Filters/ }).click();
  await sheet.getByRole("button", { name: "Clear all" }).click();
  await sheet.getByRole("button", { name: /^Show / }).click();
  await expect(page).toHaveURL("/shop/listing");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
  await expect(cards(page)).toHaveCount(24);
  expect(await storedFilters(page)).toBeNull();
});
