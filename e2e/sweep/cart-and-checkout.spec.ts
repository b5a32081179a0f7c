import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { payInForm, providerForm } from "../shop/support/orders";
import { openCart, stepButton, storeAddress } from "../shop/support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await storeAddress(shopper);
  await openAs(shopper);
});

test("the cart is accessible when it does not load, with lines, and empty", { tag: "@widths" }, async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 2499, saleprice: 1499, title: "First" }), 2, "m");
  await fill(shopper, await newProduct(database, { size: [], title: "Second" }));
  const cart = "**/api/shop/cart/get/**";
  await page.route(cart, (route) =>
    route.fulfill({ status: 422, json: { success: false, code: "invalid", message: "No" } }),
  );
  await page.goto("/shop/giftcard");
  const panel = await openCart(page);
  await expect(panel.getByText("We couldn't load your cart.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(cart);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await panel.getByRole("button", { name: /^Delete First/ }).click();
  await panel.getByRole("button", { name: /^Delete Second/ }).click();
  await expect(panel.getByText("Cart Is Empty")).toBeVisible();
  await expectAccessible(page);
});

test("each step of the checkout is accessible", { tag: "@widths" }, async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { price: 2000, saleprice: 1500 }), 2, "l");
  await page.goto("/shop/checkout");
  for (const [heading, next] of [
    ["Your Cart", "Click To Proceed"],
    ["Select Address", "Continue"],
    ["Available Payment Option", null],
  ] as const) {
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole("complementary", { name: /^Price Details/ })).toContainText("₹3,470.00");
    await expectAccessible(page);
    if (next) await stepButton(page, next).click();
  }
});

test("the checkout is accessible with an empty cart, and with its notices", async ({ page, shopper, database }) => {
  await page.goto("/shop/checkout");
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
  await expectAccessible(page);
  await stepButton(page, "Click To Proceed").click();
  await expect(page.getByRole("alertdialog", { name: "Please Add Products to Proceed" })).toBeVisible();
  await expectAccessible(page);

  const dearer = await newProduct(database, { price: 1499 });
  const deleted = await newProduct(database);
  await fill(shopper, dearer, 1, "m");
  await fill(shopper, deleted, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  const change = (id: string, fields: object) =>
    database.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: fields });
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await expect(cash).toBeEnabled();
  await change(dearer, { price: 159_900, pays: 159_900 });
  await cash.click();
  await expect(alert("Prices changed since you saw them")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Payment" }).click();
  await change(deleted, { live: false });
  await cash.click();
  await expect(alert("An item is no longer available")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Payment" }).click();
  await change(dearer, { price: 5_100_000, pays: 5_100_000 });
  await cash.click();
  await expect(alert("Prices changed since you saw them")).toBeVisible();
  await page.getByRole("button", { name: "Payment" }).click();
  await expect(page.getByText("Cash orders are limited to ₹50,000.00.")).toBeVisible();
  await expect(cash).toBeDisabled();
  await expectAccessible(page);
});

test("paying is accessible: the time that is left, and the success page of a payment and of a cash order", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const pay = page.getByRole("button", { name: "Pay With Razorpay" });
  await pay.click();
  await providerForm(page).getByRole("button", { name: "Close the payment" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page);
  await pay.click();
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expectAccessible(page);

  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByText("Pay at the door")).toBeVisible();
  await expectAccessible(page);
});
