import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { seeded } from "../shop/support/catalog";
import { openByLink } from "../shop/support/screens";

test("the wishlist is accessible, filled, empty and failed to load", async ({ page, shopper, openAs }) => {
  for (const { _id } of await seeded(shopper.request, 2)) {
    await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: _id } }));
  }
  const list = "**/api/shop/wishlist/get/**";
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first, ...others] = answer.wishlist.products;
    answer.wishlist.products = first ? [{ ...first, stock: 3, stockBySize: undefined }, ...others] : [];
    await route.fulfill({ response, json: answer });
  });
  await openAs(shopper);
  await openByLink(page, "Wishlist");
  const items = page.getByRole("main").getByRole("article");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText("Only 3 left");
  await expectAccessible(page);

  for (const left of [1, 0]) {
    await items.first().getByRole("button", { name: "Remove" }).click();
    await expect(items).toHaveCount(left);
  }
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  await expectAccessible(page);

  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ status: 404, json: { success: false, code: "not_found", message: "Gone." } }),
  );
  await openByLink(page, "Wishlist");
  await expect(page.getByRole("heading", { name: "We couldn't load your wishlist" })).toBeVisible();
  await expectAccessible(page);
});

test("the gift card page and the wallet are accessible", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/giftcard");
  await expect(page.getByRole("heading", { level: 1, name: "Received a Gift Card?" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/shop/wallet");
  await expect(page.getByRole("heading", { level: 1, name: "Vastra Wallet" })).toBeVisible();
  await expectAccessible(page);
});
