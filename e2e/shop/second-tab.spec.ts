import { addListed, deleteProduct, fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { hold } from "./support/hold";
import { openCart, stepButton, storeAddress, storedCart, storedOrders, toast } from "./support/screens";
import { comeBack } from "./support/sign-in";

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

test("cart, wishlist, a placed order and the session follow in the other tab at once", async ({
  page,
  context,
  shopper,
  openAs,
  database,
}) => {
  const id = await newProduct(database, { price: 1000, title: "Two Tabs" });
  await fill(shopper, id, 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  const other = await context.newPage();
  await other.goto(`/shop/product/${id}`);

  await stepButton(other, "Add to Cart").click();
  await expect(page.getByRole("complementary", { name: "Price Details (2 items)" })).toContainText("₹2,470.00");

  await other.goto("/shop/checkout?step=payment");
  await other.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(other.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Your order was placed in another tab.")).toBeVisible();
  await page.getByRole("link", { name: "View order" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);

  await other.goto("/shop/home");
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("a tab that is looked at again asks for cart and session at once, and one that could not says that it tries", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await page.goto("/shop/home");
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  // On another device, which no channel reaches.
  await fill(shopper, await newProduct(database), 2, "m");
  // The cart that the page itself asked for may still be on its way: it is not asked for twice at once.
  await expect(async () => {
    await comeBack(page);
    await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const cart = "**/api/shop/cart/get/**";
  await hold(page, cart, 422).then(({ release }) => release());
  await comeBack(page);
  const panel = await openCart(page);
  const again = panel.getByRole("button", { name: "Try again" });
  await expect(again, "the cart can't be read").toBeVisible();
  await page.unroute(cart);
  const { release } = await hold(page, cart);
  await again.click();
  await expect(again).toHaveAttribute("aria-busy", "true");
  release();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
});

test("a product that an admin deleted is named in the cart until it is removed", async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const gone: string[] = [];
  for (const title of ["Gone Kurta", "Gone Shirt", "Gone Saree"]) {
    const { _id } = await addListed(admin, { title, size: ["m"] });
    await fill(shopper, _id, 1, "m");
    gone.push(_id);
  }
  for (const id of gone) await deleteProduct(admin, id);
  await openAs(shopper);
  await page.goto("/shop/checkout");
  const named = page.getByRole("list", { name: "No longer sold" });
  const remove = (title: string) => named.getByRole("button", { name: `Remove ${title}` });
  await expect(named).toContainText(/Gone Kurta.* is no longer sold\./);
  await expect(page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem")).toHaveCount(1);
  await remove("Gone Kurta").click();
  await expect(remove("Gone Kurta")).toBeHidden();
  await expect(remove("Gone Shirt"), "the focus goes to the next one").toBeFocused();

  await page.goto("/shop/account");
  const panel = await openCart(page);
  await remove("Gone Saree").click();
  await expect(remove("Gone Saree")).toBeHidden();
  await expect(remove("Gone Shirt"), "or to the one before").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(named).toBeHidden();
  await expect(panel.getByRole("heading", { name: "Your Cart" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.goto("/shop/checkout");
  await expect(page.getByRole("list", { name: "Products in your cart" })).toBeVisible();
  await expect(named).toBeHidden();
});
