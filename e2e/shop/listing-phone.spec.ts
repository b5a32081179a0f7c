import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, expectNoOverhang, settle } from "./support/catalog";
import { expectListed, showGroup } from "./support/listing";

// The bar at the foot slides away and back.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("a list on a phone", { tag: "@phone" }, () => {
  const filters = (page: Page) => page.getByRole("button", { name: /^Filters/ });
  const sort = (page: Page) => page.getByRole("button", { name: /^Sort by/ });

  test("has its order and its filters at the foot, gone on the way down and back on the way up, and its kinds above", async ({
    page,
  }) => {
    await page.goto("/shop/listing?category=women&brand=zara&sortBy=title_ztoa");
    await settle(page);
    await expect(sort(page)).toContainText("Title: Z to A");
    await expect(filters(page)).toHaveText("Filters2 chosen");
    const { height = 0 } = page.viewportSize() ?? {};
    const box = await filters(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);

    await page.goto("/shop/listing?category=women");
    await settle(page);
    // The bar follows once its script is there.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return filters(page).evaluate((button) => button.getBoundingClientRect().top >= window.innerHeight);
      })
      .toBe(true);
    await page.mouse.wheel(0, -120);
    await expect(filters(page)).toBeInViewport({ ratio: 1 });
    await filters(page).tap();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await page.keyboard.press("Escape");

    await test.step("kinds stand in a row above the first products, each a press away", async () => {
      const kinds = page.getByRole("list", { name: "Kinds" }).getByRole("link");
      const { facets } = await good(await page.request.get("/api/shop/products/get?category=women&limit=1"));
      await expect(kinds).toHaveCount(Math.min(14, Object.keys(facets.kind).length));
      await kinds.filter({ hasText: "Kurtas" }).tap();
      await expectListed(page, "category=women&kind=kurtas");
      await expect(kinds.filter({ hasText: "Kurtas" })).toHaveAttribute("aria-current", "true");
      await kinds.filter({ hasText: "Kurtis" }).tap();
      await expectListed(page, "category=women&kind=kurtis");
      await kinds.filter({ hasText: "Kurtis" }).tap();
      await expectListed(page, "category=women");
    });
  });

  test("keeps the bar in sight for the keyboard, and moves nothing where motion is not wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/shop/listing?category=women");
    await settle(page);
    await sort(page).focus();
    await page.keyboard.press("Tab");
    await expect(filters(page)).toBeFocused();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    await expect(filters(page)).toBeInViewport({ ratio: 1 });
    const moves = await page.locator(".listing-bar").evaluate((bar) => getComputedStyle(bar).transitionProperty);
    expect(moves).toBe("none");
  });

  test("shows its first row whole with eight filters, which are in one row to swipe", async ({ page }) => {
    const query = "category=women&size=s,m,l&colour=red,maroon,blue,navy";
    await page.goto(`/shop/listing?${query}`);
    await settle(page);
    const chips = page.getByRole("list", { name: "Chosen filters" }).getByRole("link");
    await expect(chips).toHaveCount(8);
    const tops = await chips.evaluateAll((all) => all.map((chip) => Math.round(chip.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const bar = await page.locator(".listing-bar").boundingBox();
    for (const at of [0, 1]) {
      const card = await cards(page).nth(at).boundingBox();
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
    await chips.last().scrollIntoViewIfNeeded();
    await expect(chips.last()).toBeInViewport({ ratio: 1 });
    await expectNoOverhang(page, [320, 390]);
  });

  test("filters in two panes: groups with what is chosen of them, and the options of one", async ({ page }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    await filters(page).tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const tabs = sheet.getByRole("tab");
    await test.step("the arrows move between the groups", async () => {
      await tabs.first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Escape");
      await expect(filters(page)).toBeFocused();
      await filters(page).tap();
      await tabs.first().tap();
    });
    await expect(tabs.first()).toHaveText("Category1 chosen");
    await expect(sheet.getByRole("group", { name: "Category" })).toBeVisible();
    await expect(sheet.getByRole("group", { name: "Brand" })).toBeHidden();
    await showGroup(page, "Brand");
    await expect(sheet.getByRole("group", { name: "Category" })).toBeHidden();
    for (const brand of ["Zara", "H&M"]) await sheet.getByRole("checkbox", { name: brand }).tap();
    await expect(tabs.filter({ hasText: "Brand" })).toHaveText("Brand2 chosen");
    await showGroup(page, "Colour");
    const { total, facets } = await good(
      await page.request.get("/api/shop/products/get?category=women&brand=zara,h%26m&limit=1"),
    );
    await expect(sheet.getByRole("button", { name: `Show ${total} products` })).toBeVisible();
    const used = Object.values(facets.colour).filter((count) => Number(count) > 0).length;
    expect(used).toBeLessThan(17);
    await expect(sheet.getByRole("checkbox")).toHaveCount(used);

    // No group needs more than a short scroll.
    for (const tab of await tabs.all()) {
      await tab.tap();
      const pane = sheet.getByRole("tabpanel");
      const { long, high } = await pane.evaluate((all) => ({ long: all.scrollHeight, high: all.clientHeight }));
      expect(long).toBeLessThan(1.5 * high);
    }
    await sheet.getByRole("button", { name: "Clear all" }).tap();
    await sheet.getByRole("button", { name: /^Show / }).tap();
    await expect(page).toHaveURL("/shop/listing");
    await expect(filters(page)).toHaveText("Filters");
  });
});
