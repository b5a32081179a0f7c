import { expectAccessible } from "../accessibility";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, pretendStock, settle } from "../shop/support/catalog";
import { openFilters, showGroup } from "../shop/support/listing";

test("home is accessible, with a product on the wishlist and the second banner", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);
  const heart = cards(page).first().getByRole("button", { name: "Wishlist" });
  await cards(page).first().hover();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Next banner" }).click();
  await expectAccessible(page);
});

test("the listing is accessible, with filters, an open sort menu and a failed load", async ({ page }) => {
  await page.goto("/shop/listing?category=women&size=m&discount=10&inStock=1&minPrice=100&maxPrice=9000");
  await settle(page);
  const colours = page.getByRole("group", { name: "Colour" });
  for (const at of [0, 1]) await colours.getByRole("checkbox").nth(at).check();
  await expect(page).toHaveURL(/&colour=\w+,\w+/);
  await expect(page.getByRole("list", { name: "Chosen filters" }).getByRole("link")).toHaveCount(8);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await expect(page.getByRole("menuitemradio").first()).toBeVisible();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  await page.route("**/api/shop/products/get?**", (route) => route.fulfill({ status: 404, json: { success: false } }));
  await page.getByRole("checkbox", { name: "Kids", exact: true }).check();
  await expect(page.getByRole("heading", { name: "We couldn't load the products" })).toBeVisible();
  await expectAccessible(page);
});

test("a list without products is accessible", async ({ page }) => {
  await page.goto("/shop/listing?brand=nobody");
  await settle(page);
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await expectAccessible(page);
});

test("the listing and its filter sheet are accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/shop/listing?category=men,women");
  await settle(page);
  await expectAccessible(page);
  const sheet = await openFilters(page, "Colour");
  await sheet.getByRole("group", { name: "Colour" }).getByRole("checkbox", { name: "Red" }).check();
  await expect(page).toHaveURL(/&colour=red/);
  await expect(sheet.getByRole("button", { name: /^Show \d+ product/ })).toBeVisible();
  await expectAccessible(page);
  await showGroup(page, "Price");
  await expect(sheet.getByRole("slider").first()).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test("a product page is accessible, with its large view, its size guide and sold out too", { tag: "@widths" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  test.slow();
  const soldOut = await newProduct(database, { stock: 0 });
  const stockBySize = { s: 0, m: 2, l: 9, xl: 0 };
  const images = ["/pictures/bomber-black.webp", "/pictures/bomber-olive.webp", "/pictures/cap-navy.webp"];
  const product = { title: "Kurta", category: "women", price: 2499, saleprice: 1499, stockBySize, images };
  const id = await newProduct(database, product);
  await pretendStock(page, id, 11, stockBySize);
  await openAs(shopper);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await expect(page.getByText("Only 2 left")).toBeVisible();
  await expect(page.getByRole("button", { name: "S, sold out", exact: true })).toBeVisible();
  await expectAccessible(page);

  const second = page.getByRole("button", { name: "Show picture 2 of 3" });
  if (await second.isVisible()) {
    await second.click();
    await expect(second).toHaveAttribute("aria-current", "true");
    await expectAccessible(page, "main");
  }
  await page
    .getByRole("button", { name: /^Enlarge picture/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Zoom in", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(page.getByRole("dialog", { name: "Size guide" }).getByText("How to measure")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/shop/product/${soldOut}`);
  await settle(page);
  await expect(page.getByRole("main").getByText("Out of Stock").last()).toBeVisible();
  await expectAccessible(page);
});

test("the dialog of a product is accessible, and so is one that failed to load", { tag: "@widths" }, async ({
  page,
}) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Inclusive of all taxes")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.route(/\/shop\/product\/.*_rsc=/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.indexOf("Inclusive of all taxes")) });
  });
  await cards(page).nth(1).getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: "We couldn't load this product" })).toBeVisible();
  await expectAccessible(page);
});
