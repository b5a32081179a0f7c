import { expect, test } from "../fixtures";
import { cards, listed, settle, storedFilters, titles } from "./support/catalog";
import { expectListed, tick } from "./support/listing";
import { scriptWith } from "./support/screens";

// Where the filters are a sheet, they are part of the page without scripts.
test("the list is shown, filtered, sorted and continued without scripts", { tag: "@phone" }, async ({
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

test("the sort menu opens without a request and works by the keyboard", async ({ page }) => {
  const menu = scriptWith(page, "menuitemradio");
  await page.goto("/shop/listing?category=women");
  await settle(page);
  await menu;
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  const button = page.getByRole("button", { name: "Sort by: Price: Low to High" });
  await button.focus();
  await page.keyboard.press("Enter");
  const options = page.getByRole("menuitemradio");
  await expect(options).toHaveText([
    ...["Price: Low to High", "Price: High to Low", "Title: A to Z", "Title: Z to A"],
    ...["What's New", "Better Discount", "Popularity", "Customer Rating"],
  ]);
  await expect(options.first()).toBeChecked();
  expect(asked).toEqual([]);
  // The focus moves a moment after its key.
  for (const place of [0, 1]) {
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(place)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expectListed(page, "category=women&sortBy=price_hightolow");
  await expect(page.getByRole("button", { name: "Sort by: Price: High to Low" })).toBeFocused();
});

test("More Products adds the next page, focuses its first product, and a reload keeps it", async ({ page }) => {
  // With a slash, which some links have.
  await page.goto("/shop/listing/?category=men");
  await settle(page);
  await expect.poll(() => storedFilters(page)).toEqual({ category: ["men"] });
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

test("a page number past the end shows the first page without a request", async ({ context }) => {
  const calls: string[] = [];
  context.on("request", (request) => request.url().includes("/api/shop/products/get?") && calls.push(request.url()));
  for (const [asked, shown] of [
    ["/shop/listing?category=men&page=999", "/shop/listing?category=men"],
    ["/shop/listing?page=999", "/shop/listing"],
  ] as const) {
    // Each in a tab of its own: the filters are stored for the tab.
    const page = await context.newPage();
    await page.goto(asked);
    await settle(page);
    await expect(page).toHaveURL(shown);
    await expect(cards(page)).toHaveCount(24);
    expect(calls).toEqual([]);
    if (shown !== "/shop/listing") continue;
    await page.getByRole("link", { name: "More Products" }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL("/shop/listing?page=2");
  }
});

test("lists are shown and filtered where the browser refuses its storage", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/shop/listing?category=men");
  await settle(page);
  await expectListed(page, "category=men");
  await tick(page, "Women");
  await expectListed(page, "category=men,women");
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
});

test("an empty list offers to clear the filters, and one that fails to load keeps them and can be retried", async ({
  page,
}) => {
  await page.goto("/shop/listing?brand=nobody");
  await settle(page);
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await expect(page.getByText("0 products", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL("/shop/listing");
  await expect(cards(page)).toHaveCount(24);

  await page.route("**/api/shop/products/get?**", (route) => route.fulfill({ status: 404, json: { success: false } }));
  await tick(page, "Kids");
  await expect(page.getByRole("heading", { name: "We couldn't load the products" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Kids" })).toBeVisible();
  await page.unroute("**/api/shop/products/get?**");
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expectListed(page, "category=kids");

  await page.route("**/api/shop/products/get?**", (route) => route.abort());
  await page.getByRole("link", { name: "More Products" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The next products didn't load." })).toBeVisible();
  await page.unroute("**/api/shop/products/get?**");
  await again.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
});
