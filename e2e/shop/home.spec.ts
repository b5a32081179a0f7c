import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, layoutShifts, storedFilters, titles } from "./support/catalog";
import { hold } from "./support/hold";
import { serveInParts } from "./support/in-parts";
import { storedCart, toast } from "./support/screens";

/** Titles from A to Z, as the shop orders them. */
function sorted(titles: string[]): string[] {
  const key = (title: string) => title.toLowerCase();
  return [...titles].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The products of home's rows and of its featured ones, by their links, in their order. */
const productLinks = (page: Page) =>
  page
    .locator("main :is(.row-card, article .card-frame)")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

test("home shows its banner, tiles, rows and products, and its bar, links and search work, without scripts", async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/shop/home");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Kids" })).toHaveAttribute("href", "/shop/listing?category=kids");
  await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Woven for forty degrees" })).toBeVisible();
  const headings = ["What's New", "Shop By Category", "Under ₹999", "Wedding season", "Shop By Brands"];
  for (const name of [...headings, "Featured Products"]) {
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  }
  const shown = await titles(page);
  expect(shown).toHaveLength(8);
  expect(shown).toEqual(sorted(shown));
  for (const name of ["Quality Certified", "Fast & Secure Shipping", "Hassle-Free Returns"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByText("More Products")).toBeHidden();

  await test.step("its rows have products that can be bought, none of them twice", async () => {
    const all = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
    const order = [...headings, "Featured Products"];
    expect(all.filter((heading) => order.includes(heading))).toEqual(order);
    const links = await productLinks(page);
    expect(links.length).toBeGreaterThanOrEqual(3 * 4 + 8);
    expect(new Set(links).size).toBe(links.length);
    for (const title of ["What's New", "Under ₹999", "Wedding season"]) {
      const row = page.getByRole("region", { name: title, exact: true }).locator(".row-card");
      const texts = await row.allInnerTexts();
      expect(texts.length, title).toBeGreaterThanOrEqual(4);
      expect(texts.length, title).toBeLessThanOrEqual(8);
      expect(texts.join(), title).not.toContain("Out of Stock");
    }
    const cheap = page.getByRole("region", { name: "Under ₹999", exact: true }).locator(".price > b");
    const prices = await cheap.allInnerTexts();
    expect(prices.length).toBeGreaterThanOrEqual(4);
    for (const price of prices) expect(Number(price.replace(/[₹,]/g, ""))).toBeLessThanOrEqual(999);
  });

  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/shop\/product\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Footwear", exact: true }).click();
  await expect(page).toHaveURL("/shop/listing?category=footwear");
  await page.getByRole("combobox", { name: "Search products" }).fill("kurta");
  await page.getByRole("combobox", { name: "Search products" }).press("Enter");
  await expect(page).toHaveURL("/shop/listing?q=kurta");
  await expect(page.getByRole("heading", { level: 1, name: 'Results for "kurta"' })).toBeVisible();
  await context.close();
});

test("a tile opens the listing with its filter alone, which is stored", async ({ page }) => {
  await page.goto("/shop/home");
  await page.evaluate(() => sessionStorage.setItem("filters", '{"category":["men"],"brand":["nike"]}'));
  await page.getByRole("main").getByRole("link", { name: "Kids", exact: true }).click();
  await expect(page).toHaveURL("/shop/listing?category=kids");
  expect(await storedFilters(page)).toEqual({ category: ["kids"] });
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("link", { name: "H&M", exact: true }).click();
  await expect(page).toHaveURL("/shop/listing?brand=h%26m");
  expect(await storedFilters(page)).toEqual({ brand: ["h&m"] });
});

test("More Products adds eight products without scrolling, focuses the first of them, and can be retried", async ({
  page,
}) => {
  await page.goto("/shop/home");
  await expect(cards(page)).toHaveCount(8);
  const more = page.getByRole("button", { name: "More Products" });
  await page.route("**/api/shop/products/get?**", (route) => route.fulfill({ status: 422, json: { success: false } }));
  await more.click();
  await expect(toast(page, "We couldn't load the products.")).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  await page.unroute("**/api/shop/products/get?**");
  const before = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(cards(page)).toHaveCount(16);
  await expect(toast(page, "We couldn't load the products."), "it is no longer true").toHaveCount(0);
  await expect(cards(page).nth(8).getByRole("link").first()).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
  await more.click();
  await expect(cards(page)).toHaveCount(24);
  const shown = await titles(page);
  expect(shown).toEqual(sorted(shown));
  expect(new Set(shown).size, "each product once").toBe(24);
});

test("guests are told to log in before they save, add or buy a product", async ({ page }) => {
  await page.goto("/shop/home");
  const card = cards(page).first();
  await card.hover();
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(page, "Login to Add in Cart")).toBeVisible();
  await expect(page).toHaveURL("/shop/home");
  await card.getByRole("button", { name: "Wishlist" }).click();
  await expect(toast(page, "Login to Add in WishList")).toBeVisible();
  await expect(card.getByRole("button", { name: "Wishlist" })).toHaveAttribute("aria-pressed", "false");
  await card.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).click();
  await expect(toast(page, "Login to Buy Anything")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fshop%2Fproduct%2F[0-9a-f]{24}$/);
});

test("a shopper saves, adds and buys products from their cards, by the keyboard and before the session is known too", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await test.step("a press before the session is known counts for the shopper", async () => {
    const { release, count } = await hold(page, "**/api/auth/checkAuth");
    await page.goto("/shop/home");
    await expect.poll(count).toBeGreaterThan(0);
    await cards(page).nth(1).hover();
    await cards(page).nth(1).getByRole("button", { name: "Add to Cart" }).click();
    release();
    await expect(toast(page, "Product added to cart")).toBeVisible();
    expect(await storedCart(shopper)).toHaveLength(1);
  });
  await test.step("the heart adds a product to the wishlist and removes it, and shows the server's message", async () => {
    const heart = cards(page).nth(3).getByRole("button", { name: "Wishlist" });
    await heart.click();
    await expect(toast(page, "Product added to wishlist")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const { wishlist } = await good(await shopper.request.get(`/api/shop/wishlist/get/${shopper.id}`));
    expect(wishlist.products).toHaveLength(1);
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(toast(page, "Product Removed Successfully")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });
  await test.step("Add to Cart is reached and pressed by the keyboard", async () => {
    const card = cards(page).first();
    await card.getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await expect(card.getByRole("button", { name: "Wishlist" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(card.getByRole("button", { name: "Add to Cart" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Product added to cart")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible();
  });
  await test.step("Buy Now adds another product and leads to the checkout", async () => {
    const other = cards(page).nth(2);
    await other.hover();
    // That of the first product may still be there.
    await toast(page, "Product added to cart").evaluateAll((all) => {
      for (const one of all) one.setAttribute("data-seen", "");
    });
    const taken = toast(page, /Product added to cart.*Size (XS|S|M|L|XL|XXL)/).and(page.locator(":not([data-seen])"));
    await Promise.all([
      // The card has shown no size. It is gone after 4 s, which the next page may take.
      expect(taken.getByRole("button", { name: "Change" })).toBeVisible(),
      other.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).click(),
    ]);
    await expect(page).toHaveURL("/shop/checkout");
    expect(await storedCart(shopper)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/ 1$/)));
  });
});

test("the layout of home does not shift while the pictures of a banner arrive one after another", async ({
  page,
  baseURL,
}) => {
  const hung = 'class="banner-hung"';
  for (const part of [
    { at: hung, after: hung },
    { at: "<span data-last", after: hung },
  ]) {
    const { url, release, close } = await serveInParts(String(baseURL), part);
    await page.goto(`${url}/shop/home`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await page.waitForLoadState();
    const shifts = (await layoutShifts(page)).filter(({ moved }) => moved.some((name) => name.startsWith("banner-")));
    expect(shifts, `the rest from ${part.at} on`).toEqual([]);
    close();
  }
});

test("the layout of home does not shift while it loads, and no page is prefetched", { tag: "@widths" }, async ({
  page,
}) => {
  // The fonts are cached then, however slow the machine is.
  await page.goto("/shop/nowhere");
  await page.evaluate(() => document.fonts.ready);
  const ahead: string[] = [];
  page.on("request", (request) => request.url().includes("_rsc=") && ahead.push(request.url()));
  await page.goto("/shop/home", { waitUntil: "networkidle" });
  const shifts = (await layoutShifts(page)).filter(({ value }) => value >= 0.001);
  expect(shifts).toEqual([]);
  expect(ahead).toEqual([]);
});
