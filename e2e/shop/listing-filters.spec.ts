import type { Page } from "@playwright/test";
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

test("each option shows its number of products within the other group's choice", async ({ page }) => {
  await page.goto("/shop/listing?category=kids");
  await settle(page);
  const answer = await page.request.get("/api/shop/products/get?category=kids&limit=1");
  const { facets, total } = await answer.json();
  const count = (name: string) => page.getByRole("checkbox", { name, exact: true });
  for (const [label, id] of [
    ["Men", "men"],
    ["Kids", "kids"],
  ] as const) {
    await expect(count(label)).toHaveAccessibleDescription(String(facets.category[id]));
  }
  for (const [label, id] of [
    ["Nike", "nike"],
    ["H&M", "h&m"],
  ] as const) {
    await expect(count(label)).toHaveAccessibleDescription(String(facets.brand[id]));
  }
  expect(total).toBe(facets.category.kids);
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
  await page.goto("/shop/listing?category=men");
  await expectListed(page, "category=men");
  await expect.poll(() => storedFilters(page)).toEqual({ category: ["men"] });
});

test("options repeated in the address all count", async ({ page }) => {
  await page.goto("/shop/listing?category=men&category=women");
  await expectListed(page, "category=men,women");
});

test("another category resets the sort order, another brand keeps it", async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  await sortBy(page, "Title: Z to A");
  await expect(page).toHaveURL("/shop/listing?category=women&sortBy=title_ztoa");
  await expectListed(page, "category=women&sortBy=title_ztoa");
  await tick(page, "Zara");
  await expect(page).toHaveURL("/shop/listing?category=women&brand=zara&sortBy=title_ztoa");
  await tick(page, "Men");
  await expect(page).toHaveURL("/shop/listing?category=women,men&brand=zara");
  await expectListed(page, "category=women,men&brand=zara");
});

test("the focus stays on a ticked option", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  const option = page.getByRole("group", { name: "Category" }).getByRole("checkbox", { name: "Kids", exact: true });
  await option.focus();
  await page.keyboard.press("Space");
  await expectListed(page, "category=kids");
  await expect(option).toBeFocused();
  await expect(option).toBeChecked();
});

test("a chip removes its filter, Clear all removes all filters", async ({ page }) => {
  await page.goto("/shop/listing?category=men,women&brand=levis");
  await settle(page);
  await page.getByRole("link", { name: "Remove filter Men" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women&brand=levis");
  await expectListed(page, "category=women&brand=levis");
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
