import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storedCart, toast } from "./support/screens";

test("after a sign-in as somebody else in another tab, the first press is refused and the next one counts", async ({
  page,
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

  // All that this tab shares with the other one is the session's cookie.
  await openAs(other);
  await stepButton(page, "Add to Cart").click();
  await expect(toast(page, "This belongs to another account.")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${other.username}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await stepButton(page, "Add to Cart").click();
  await expect(toast(page, "Product added to cart")).toBeVisible();
  expect(await storedCart(other)).toEqual(["m 1"]);
});
