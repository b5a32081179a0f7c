import type { Page } from "@playwright/test";
import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { seeded, settle } from "./support/catalog";
import { expectStill, expectUncovered, openCart, stepButton, storedCart, toast } from "./support/screens";
import { logIn as fillSignIn } from "./support/sign-in";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function logIn(page: Page, shopper: Caller): Promise<void> {
  // The footer of the page before has a field for an email too.
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
  await fillSignIn(page, shopper);
}

test("a guest who logs in from the toast returns to the product, which is in the cart once, and opens the cart", async ({
  page,
  shopper,
  database,
}) => {
  const id = await newProduct(database);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await page.getByRole("button", { name: "L", exact: true }).click();
  await stepButton(page, "Add to Cart").click();
  await toast(page, "Login to Add in Cart").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`/auth/login?next=%2Fshop%2Fproduct%2F${id}`);
  await logIn(page, shopper);
  await expect(page).toHaveURL(`/shop/product/${id}`);
  await toast(page, "Product added to cart").getByRole("button", { name: "View cart" }).click();
  expect(await storedCart(shopper)).toEqual(["l 1"]);
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  expect(await storedCart(shopper)).toEqual(["l 1"]);

  await stepButton(page, "Add to Cart").click();
  const added = toast(page, "Product added to cart");
  await added.hover();
  await page.getByRole("button", { name: /^Cart, / }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await expect(added, "it would cover the cart, and stays as long as the pointer is over it").toBeHidden();
});

test("the wishlist is filled after logging in, and an earlier abandoned cart is not", async ({ page, shopper }) => {
  // The wishlist's answer holds the whole product, so it is one of the catalogue.
  const [{ _id: id } = { _id: "" }] = await seeded(page.request, 1);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await stepButton(page, "Add to Cart").click();
  await toast(page, "Login to Add in Cart").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goBack();
  await settle(page);
  await stepButton(page, "Wishlist").first().click();
  await toast(page, "Login to Add in WishList").getByRole("button", { name: "Log in" }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL(`/shop/product/${id}`);
  await expect(stepButton(page, "Wishlist").first()).toHaveAttribute("aria-pressed", "true");
  expect(await storedCart(shopper)).toEqual([]);
});

test("Buy Now leads a guest to the checkout after logging in", async ({ page, shopper, database }) => {
  const id = await newProduct(database);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await stepButton(page, "Buy Now").click();
  await logIn(page, shopper);
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page).toHaveURL("/shop/checkout");
  expect(await storedCart(shopper)).toEqual(["m 1"]);
});

test("a toast replaces the one before it and covers neither the sums nor the pressed button", {
  tag: "@widths",
}, async ({ page, shopper, openAs, database, isMobile }) => {
  await fill(shopper, await newProduct(database, { stock: 9 }), 1, "m");
  await openAs(shopper);
  await page.goto("/shop/home");
  const cart = await openCart(page);
  const more = cart.getByRole("button", { name: "More" });
  const told = toast(page, "Your cart is up to date.");
  for (const quantity of [2, 3]) {
    const changed = page.waitForResponse("**/api/shop/cart/updateCart");
    await more.click();
    await changed;
    await expect(cart.locator("output")).toHaveText(String(quantity));
  }
  // The newest is the first; the one before it may still be leaving.
  await expectStill(told.first());
  const place = await told.first().boundingBox();
  await expect(told).toHaveCount(1);
  await expectUncovered(more);
  for (const sums of await cart.locator("dl").all()) await expectUncovered(sums);
  // Over a sheet that fills a phone's screen it is in the head, whose x stays free.
  await expectUncovered(cart.getByRole("button", { name: "Close" }));
  if (isMobile) expect(place?.y).toBeLessThan(16);
});
