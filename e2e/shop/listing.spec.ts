import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { cards, keptFilters, listed, overhang, settle, titles } from "./support/catalog";

/** Ticks an option: beside the list, or on small screens in its sheet. */
async function tick(page: Page, name: string): Promise<void> {
  const option = page.getByRole("checkbox", { name, exact: true }).filter({ visible: true });
  const button = page.getByRole("button", { name: /^Filters/ });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  await option.click();
  if (isPhone) {
    await page.getByRole("button", { name: /^Show / }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

/** The list shows what the shop lists for a query. */
async function expectListed(page: Page, query: string): Promise<void> {
  const { titles: wanted, total } = await listed(page, `${query}&limit=24`);
  await expect(page.getByText(total === 1 ? "1 product" : `${total} products`, { exact: true })).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(wanted);
}

async function sortBy(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await page.getByRole("menuitemradio", { name: label }).click();
}

test("it arrives with its products, and is read, filtered and walked without scripts", async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/shop/listing?category=men");
  await expect(page.getByRole("heading", { level: 1, name: "All Products" })).toBeVisible();
  await expectListed(page, "category=men");
  await page.locator("label").filter({ hasText: "Women" }).click();
  await page.getByRole("button", { name: "Show products" }).click();
  await expectListed(page, "category=men,women");
  await page.getByRole("link", { name: "Title: Z to A" }).click();
  await expectListed(page, "category=men,women&sortBy=title_ztoa");
  await page.getByRole("link", { name: "More Products" }).click();
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole("link", { name: "Remove filter Women" }).click();
  await expectListed(page, "category=men");
  await context.close();
});

test("ticking options changes address, store, count and list; back and forward go through them", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await tick(page, "Men");
  await expect(page).toHaveURL("/shop/listing?category=men");
  expect(await keptFilters(page)).toEqual({ category: ["men"] });
  await expectListed(page, "category=men");
  await tick(page, "Women");
  await tick(page, "H&M");
  await expect(page).toHaveURL("/shop/listing?category=men,women&brand=h%26m");
  expect(await keptFilters(page)).toEqual({ category: ["men", "women"], brand: ["h&m"] });
  await expectListed(page, "category=men,women&brand=h%26m");

  await page.goBack();
  await expect(page).toHaveURL("/shop/listing?category=men,women");
  await expectListed(page, "category=men,women");
  expect(await keptFilters(page)).toEqual({ category: ["men", "women"] });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/shop/listing");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
  await expect(cards(page)).toHaveCount(24);
  expect(await keptFilters(page)).toBeNull();
  await page.goForward();
  await expectListed(page, "category=men");
  expect(await keptFilters(page)).toEqual({ category: ["men"] });
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
  await expect.poll(() => keptFilters(page)).toEqual({ category: ["women"], brand: ["zara"] });
  await page.reload();
  await expectListed(page, "category=women&brand=zara&sortBy=title_atoz");
  await page.goto("/shop/listing");
  await expect(page).toHaveURL("/shop/listing?category=women&brand=zara");
  await expectListed(page, "category=women&brand=zara");
  await page.goto("/shop/listing?category=men");
  await expectListed(page, "category=men");
  await expect.poll(() => keptFilters(page)).toEqual({ category: ["men"] });
});

test("options that are repeated in the address count all", async ({ page }) => {
  await page.goto("/shop/listing?category=men&category=women");
  await expectListed(page, "category=men,women");
});

test("another category resets the order, another brand keeps it", async ({ page }) => {
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

test("the orders are chosen by the keyboard too @desktop", async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const button = page.getByRole("button", { name: "Sort by: Price: Low to High" });
  await button.focus();
  await page.keyboard.press("Enter");
  const options = page.getByRole("menuitemradio");
  await expect(options).toHaveText(["Price: Low to High", "Price: High to Low", "Title: A to Z", "Title: Z to A"]);
  await expect(options.first()).toBeChecked();
  await expectAccessible(page, '[role="menu"]');
  // The focus moves a moment after its key.
  for (const place of [0, 1]) {
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(place)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expectListed(page, "category=women&sortBy=price_hightolow");
  await expect(page.getByRole("button", { name: "Sort by: Price: High to Low" })).toBeFocused();
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
  expect(await keptFilters(page)).toBeNull();
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

test("More Products shows the next page below, the focus on its first; the address keeps it", async ({ page }) => {
  await page.goto("/shop/listing?category=men");
  await settle(page);
  await expect(cards(page)).toHaveCount(24);
  const { total } = await listed(page, "category=men&limit=1");
  await expect(page.getByText(`24 of ${total}`)).toBeVisible();
  await page.getByRole("link", { name: "More Products" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL("/shop/listing?category=men&page=2");
  await expect(page.getByText(`48 of ${total}`)).toBeVisible();
  await expect(cards(page).nth(24).getByRole("link").first()).toBeFocused();
  expect((await titles(page)).slice(24)).toEqual((await listed(page, "category=men&limit=24&page=2")).titles);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
});

test("nothing matches: it says so and offers to clear", async ({ page }) => {
  await page.goto("/shop/listing?brand=nobody");
  await settle(page);
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await expect(page.getByText("0 products", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL("/shop/listing");
  await expect(cards(page)).toHaveCount(24);
});

test("a list that does not load says so, keeps the filters and tries again", async ({ page }) => {
  await page.goto("/shop/listing");
  await settle(page);
  await page.route("**/api/shop/products/get?**", (route) => route.fulfill({ status: 404, json: { success: false } }));
  await tick(page, "Kids");
  await expect(page.getByRole("heading", { name: "The products did not load" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Kids" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/shop/products/get?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectListed(page, "category=kids");
});

test.describe("the product's dialog", () => {
  test("has an address of its own: back closes it, forward opens it, a reload shows the page", async ({ page }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    const link = cards(page).nth(1).getByRole("link").first();
    const title = await cards(page).nth(1).getByRole("heading").textContent();
    const path = (await link.getAttribute("href")) ?? "";
    await link.click();
    const dialog = page.getByRole("dialog", { name: title ?? "" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(dialog.getByText("Inclusive of all taxes")).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/shop/listing?category=women");
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
  });

  test("takes the focus in and gives it back; Escape, the x and a press beside it close it", async ({ page }) => {
    await page.goto("/shop/listing?category=women&sortBy=title_atoz");
    await settle(page);
    const link = cards(page).first().getByRole("link").first();
    const dialog = page.getByRole("dialog");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText("Inclusive of all taxes")).toBeVisible();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/shop/listing?category=women&sortBy=title_atoz");
      await expect(link).toBeFocused();
    }
    await expectListed(page, "category=women&sortBy=title_atoz");
  });

  test("opens at once with what the card knows, while the details are on their way", async ({ page }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/shop\/product\//, async (route) => {
      await held;
      await route.continue();
    });
    const title = await cards(page).nth(2).getByRole("heading").textContent();
    await cards(page).nth(2).getByRole("link").first().click();
    const dialog = page.getByRole("dialog", { name: title ?? "" });
    await expect(dialog.getByRole("img", { name: title ?? "" })).toBeVisible();
    await expect(dialog.getByText("Select Size")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    release();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL("/shop/listing?category=women");
    await expect(dialog).toBeHidden();
  });

  test("is accessible and fits the window", async ({ page }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    await cards(page).first().getByRole("link").first().click();
    await expect(page.getByRole("dialog").getByText("Inclusive of all taxes")).toBeVisible();
    await page.waitForTimeout(400);
    await expectAccessible(page);
    const box = await page.getByRole("dialog").boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
});

test("the listing is accessible", async ({ page }) => {
  await page.goto("/shop/listing?category=men,women");
  await settle(page);
  await expectAccessible(page);
});

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`nothing of the listing sticks out sideways at ${width} px @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/shop/listing?category=men,women,kids&brand=levis,h%26m");
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
}
