import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { stepButton, storedCart, toast } from "./support/screens";
import { logIn } from "./support/sign-in";

test("somebody else signs in in another tab: one press is refused, then this tab knows and the next one counts @desktop", async ({
  page,
  context,
  shopper,
  people,
  openAs,
  database,
}) => {
  const other = await people.shopper();
  const id = await newProduct(database);
  await openAs(shopper);
  await page.goto(`/shop/product/${id}`);
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/shop/wallet");
  await settle(tab);
  await tab.getByRole("button", { name: "Account menu" }).click();
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(tab).toHaveURL("/auth/login");
  await logIn(tab, other);
  await expect(tab).toHaveURL("/shop/home");

  await stepButton(page, "Add to Cart").click();
  await expect(toast(page, "This belongs to another account.")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${other.username}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await stepButton(page, "Add to Cart").click();
  await expect(toast(page, "Product added to cart")).toBeVisible();
  expect(await storedCart(other)).toEqual(["m 1"]);
});
