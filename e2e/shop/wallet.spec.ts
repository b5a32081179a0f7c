import { expect, test } from "../fixtures";
import { overhang } from "./support/catalog";

test("guests on the wishlist, the gift card and the wallet page are sent to sign in", async ({ people }) => {
  const guest = await people.guest();
  for (const path of ["/shop/wishlist", "/shop/giftcard", "/shop/wallet"]) {
    const answer = await guest.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers().location, path).toContain(`/auth/login?next=${encodeURIComponent(path)}`);
  }
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
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});
