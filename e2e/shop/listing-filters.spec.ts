import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { cards, listed, settle, storedFilters } from "./support/catalog";
import { expectListed, tick } from "./support/listing";

async function sortBy(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await page.getByRole("menuitemradio", { name: label }).click();
}

test("ticking options changes address, store, count and list; back and forward go through them", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await tick(page, "Men");
  await expect(page).toHaveURL("/shop/listing?category=men");
  expect(await storedFilters(page)).toEqual({ category: ["men"] });
  await expectListed(page, "category=men");
  await tick(page, "Women");
  await tick(page, "H&M");
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

test("each option shows how many there are, counted with the other group's choice; zeros stay", async ({ page }) => {
  await page.goto("/shop/listing?category=kids");
  await settle(page);
  const answer = await page.request.get("/api/shop/products/get?category=kids&limit=1");
  const { facets, total } = await answer.json();
  const button = page.getByRole("button", { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
  const count = (name: string) => page.getByRole("checkbox", { name, exact: true }).filter({ visible: true });
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

test("a filter in the address wins and is stored; the bare address restores what is stored; a reload shows the same", async ({
  page,
}) => {
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

test("options that are repeated in the address count all @desktop", async ({ page }) => {
  await page.goto("/shop/listing?category=men&category=women");
  await expectListed(page, "category=men,women");
});

test("another category resets the order, another brand keeps it @desktop", async ({ page }) => {
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

test("the focus stays on a ticked option @desktop", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  const option = page.getByRole("checkbox", { name: "Kids", exact: true });
  await option.focus();
  await page.keyboard.press("Space");
  await expectListed(page, "category=kids");
  await expect(option).toBeFocused();
  await expect(option).toBeChecked();
});

test("chips take one filter away, Clear all takes all", async ({ page }) => {
  await page.goto("/shop/listing?category=men,women&brand=levis");
  await settle(page);
  await page.getByRole("link", { name: "Remove filter Men" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women&brand=levis");
  await expectListed(page, "category=women&brand=levis");
  const button = page.getByRole("button", { name: /^Filters/ });
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: /^Show / }).click();
  } else {
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await expect(page).toHaveURL("/shop/listing");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
  await expect(cards(page)).toHaveCount(24);
  expect(await storedFilters(page)).toBeNull();
});

test("the filters are a sheet that says how many it will show @phone", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "Kids", exact: true }).click();
  const { total } = await listed(page, "category=kids&limit=1");
  await expect(sheet.getByRole("button", { name: `Show ${total} products` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeFocused();
  await expectListed(page, "category=kids");
});
