import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { settle } from "../shop/support/catalog";
import { openSearch, searchFor } from "../shop/support/search";

test("the search is accessible: suggestions, results, recent searches and no results", async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  const field = await openSearch(page);
  await field.pressSequentially("kur");
  await expect(page.getByRole("option").filter({ hasText: "₹" }).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill("kurta");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: 'Results for "kurta"' })).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expectAccessible(page);
  await (await openSearch(page)).fill("");
  await expect(page.getByRole("button", { name: "Remove kurta from recent searches" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/shop/listing?q=leather%20walet&exact=1");
  await settle(page);
  await expect(page.getByRole("heading", { name: 'Nothing found for "leather walet"' })).toBeVisible();
  await expectAccessible(page);
});

test("the search panel is accessible, with recent searches too", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  await openSearch(page);
  const panel = page.getByRole("dialog", { name: "Search" });
  await expect(panel.getByRole("link", { name: "Footwear" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await searchFor(page, "kurta");
  await expect(page.getByRole("heading", { level: 1, name: 'Results for "kurta"' })).toBeVisible();
  await (await openSearch(page)).fill("");
  await expect(panel.getByRole("button", { name: "Remove kurta from recent searches" })).toBeVisible();
  await expectAccessible(page);
});
