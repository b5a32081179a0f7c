import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "./support/catalog";

test("a guest is sent to sign in @desktop", async ({ page }) => {
  await page.goto("/shop/wallet");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("the wallet shows its balance and its rules", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/wallet");
  await expect(page.getByRole("heading", { level: 1, name: "Vastra Wallet" })).toBeVisible();
  await expect(page.getByText("₹1.00")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    "A credit cannot be cancelled or transferred.",
    "It cannot be withdrawn as cash.",
    "It cannot buy gift cards.",
    "Top-ups accept only Indian-issued net-banking and debit or credit cards.",
    "Credits expire.",
  ]);
  await expectAccessible(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});
