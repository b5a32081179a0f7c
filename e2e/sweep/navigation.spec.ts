import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { settle } from "../shop/support/catalog";

test("the account menu, the not-found screen and the screen for refused pages are accessible", async ({
  page,
  shopper,
  openAs,
}) => {
  await page.goto("/nowhere");
  await settle(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Please Login!")).toBeVisible();
  await expectAccessible(page);

  await openAs(shopper);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${shopper.username}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { level: 1, name: "UnAuth" })).toBeVisible();
  await expectAccessible(page);
});

test("a category's panel is accessible", async ({ page }) => {
  await page.goto("/nowhere");
  await settle(page);
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Categories" });
  await nav.getByRole("button", { name: "Women: kinds" }).click();
  await expect(nav.getByRole("link", { name: "Sarees" })).toBeVisible();
  await expectAccessible(page);
});

test("home, the account menu and the menu drawer are accessible", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${shopper.username}`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText(`Hello, ${shopper.username}`)).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Footwear" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sarees" })).toBeAttached();
  await expectAccessible(page);
});
