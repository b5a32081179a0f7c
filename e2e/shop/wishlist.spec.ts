import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { addListed } from "../api/support/goods";
import { type Caller, expect, test } from "../fixtures";
import { seeded } from "./support/catalog";
import { openByLink, pressTwice, storedCart, toast } from "./support/screens";

/** Puts products of the demo catalogue on the list and gives them as they stand there: newest first. */
async function loveSome(shopper: Caller, count: number) {
  const products = await seeded(shopper.request, count);
  for (const { _id } of products) {
    await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: _id } }));
  }
  return products.reverse();
}

/** Lets the list answer as if its products were changed so, the first one first. */
async function pretend(page: Page, ...changes: object[]): Promise<void> {
  await page.route("**/api/shop/wishlist/get/**", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const products: object[] = answer.wishlist.products;
    answer.wishlist.products = products.map((product, index) => ({ ...product, ...changes[index] }));
    await route.fulfill({ response, json: answer });
  });
}

test("the wishlist shows its products, newest first, and opens one of them over the list", async ({
  page,
  shopper,
  openAs,
}) => {
  const products = await loveSome(shopper, 2);
  await pretend(page, { stock: 3 });
  await openAs(shopper);
  await openByLink(page, "Wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "My Wishlist" })).toBeVisible();
  await expect(page.getByText("2 items")).toBeVisible();
  const items = page.getByRole("main").getByRole("article");
  await expect(items.getByRole("heading")).toHaveText(products.map(({ title }) => title));
  await expect(items.first()).toContainText("Only 3 left");
  await items.first().getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: products[0]?.title })).toBeVisible();
  await expect(page).toHaveURL(`/shop/product/${products[0]?._id}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/shop/wishlist");
});

test("Move to cart moves a product into the cart, Remove removes it, and the empty state follows", async ({
  page,
  shopper,
  openAs,
  admin,
}) => {
  const { _id: productId } = await addListed(admin, { title: `Testpiece ${shopper.id}` });
  await loveSome(shopper, 1);
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId } }));
  await openAs(shopper);
  await page.goto("/shop/wishlist");
  const items = page.getByRole("main").getByRole("article");
  // A double press moves it once.
  await pressTwice(items.first().getByRole("button", { name: "Move to cart" }), "**/api/shop/cart/add");
  // The list shows no sizes: the message names the one that was taken, and leads to where it can be changed.
  const added = toast(page, /Product added to cart successfully.*Size (XS|S|M|L|XL|XXL)/);
  await added.getByRole("button", { name: "Change" }).click();
  await expect(page.getByRole("combobox", { name: /^Size of / })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByText("1 item", { exact: true })).toBeVisible();
  expect(await storedCart(shopper)).toEqual([expect.stringMatching(/ 1$/)]);
  await items.first().getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Product Removed Successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  await expect(page.getByText("Select the heart on a product to save it here.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a sold-out product cannot be moved to the cart, and a refused one stays on the wishlist", async ({
  page,
  shopper,
  openAs,
}) => {
  await loveSome(shopper, 2);
  await pretend(page, {}, { stock: 0 });
  await page.route("**/api/shop/cart/add", (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: "out_of_stock", message: "This product is out of stock." },
    }),
  );
  await openAs(shopper);
  await openByLink(page, "Wishlist");
  const items = page.getByRole("main").getByRole("article");
  await expect(items.last()).toContainText("Out of Stock");
  await expect(items.last().getByRole("button", { name: "Move to cart" })).toBeDisabled();
  await items.first().getByRole("button", { name: "Move to cart" }).click();
  await expect(toast(page, "This product is out of stock.")).toBeVisible();
  await expect(page.getByText("2 items")).toBeVisible();
});

test("the wishlist shows that it loads, says that it failed to load, and can be retried", async ({
  page,
  shopper,
  openAs,
}) => {
  await loveSome(shopper, 1);
  await openAs(shopper);
  let fail = true;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/shop/wishlist/get/**", async (route) => {
    await held;
    if (fail) await route.fulfill({ status: 404, json: { success: false, code: "not_found", message: "Gone." } });
    else await route.continue();
  });
  await openByLink(page, "Wishlist");
  await expect(page.getByRole("status", { name: "Loading your wishlist" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "We couldn't load your wishlist" })).toBeVisible();
  fail = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
});
