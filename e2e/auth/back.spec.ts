import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { settle } from "../shop/support/catalog";
import { stepButton } from "../shop/support/screens";
import { logIn, signUpAndIn } from "../shop/support/sign-in";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a guest who buys signs up and in, is at the checkout with the product, and Back never shows a form", async ({
  page,
  database,
}) => {
  const path = `/shop/product/${await newProduct(database)}`;
  await page.goto("/shop/home");
  await page.goto(path);
  await settle(page);
  await stepButton(page, "Buy Now").click();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(`/auth/register?next=${encodeURIComponent(path)}`);
  await signUpAndIn(page, newPerson());
  // The page of the product is passed for a moment: the purchase goes on there by itself.
  await expect(page).toHaveURL("/shop/checkout");
  // The cart is asked for in the browser.
  await expect(page.getByRole("heading", { name: "Price Details (1 item)" })).toBeVisible();
  for (let step = 0; step < 2; step++) {
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\//);
    await expect(page.getByLabel("Password")).toBeHidden();
  }
});

test("Back to an auth page redirects a signed-in shopper to the shop", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Vastra" }).click();
  await expect(page).toHaveURL("/shop/home");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Login" }).click();
  // The footer of home has an email field, too.
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
  await logIn(page, shopper);
  await expect(page).toHaveURL("/shop/home");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/shop/home");
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeVisible();
  await expect(page.getByLabel("Password")).toBeHidden();
});
