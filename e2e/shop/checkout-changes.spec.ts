import type { Db } from "mongodb";
import { ObjectId } from "mongodb";
import { fill, newProduct, setStock } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress, storedCart, storedOrders, toast } from "./support/screens";
import { comeBack } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs }) => {
  await storeAddress(shopper);
  await openAs(shopper);
});

const products = (database: Db) => database.collection("products");

test("a new price is shown before it is paid", async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { price: 1499, title: "Dearer Kurta" });
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  await products(database).updateOne({ _id: new ObjectId(productId) }, { $set: { price: 159_900, pays: 159_900 } });
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Prices changed since you saw them" });
  await expect(notice).toContainText("costs ₹1,599.00 now, not ₹1,499.00.");
  await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("₹2,069.00");
  expect(await storedOrders(shopper)).toHaveLength(0);

  await stepButton(page, "Click To Proceed").click();
  await stepButton(page, "Continue").click();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("₹2,069.00")).toBeVisible();
});

test("a changed quantity, products sold in the meantime and a deleted one have their own headlines, each with what to do", async ({
  page,
  shopper,
  database,
}) => {
  const kurta = await newProduct(database, { title: "Plain Kurta" });
  const fewer = await newProduct(database, { stock: 3, title: "Fewer Kurta" });
  const oneEach = await newProduct(database, { stock: 2, title: "Two Sizes" });
  const none = await newProduct(database, { stock: 1, title: "Last Kurta" });
  await fill(shopper, kurta, 1, "m");
  await fill(shopper, fewer, 3, "m");
  await fill(shopper, oneEach, 1, "s");
  await fill(shopper, oneEach, 1, "m");
  await fill(shopper, none, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  const notice = (headline: string) => page.getByRole("alert").filter({ hasText: headline });
  await expect(cash).toBeEnabled();
  await fill(shopper, kurta, 1, "m");
  await cash.click();
  const changed = notice("Your cart has changed. Check it, then order.");
  await expect(changed).toContainText(/The quantity of Plain Kurta \w+ is 2 now, not 1\./);

  await page.getByRole("button", { name: "Payment" }).click();
  await setStock(database, fewer, 1);
  await setStock(database, oneEach, 1);
  await setStock(database, none, 0);
  await cash.click();
  const sold = notice("There is not enough stock");
  await expect(sold).toContainText(/Only 1 left of Fewer Kurta \w+\. Reduce the quantity\./);
  await expect(sold).toContainText(/Only 1 left of Two Sizes \w+\. Remove 1 of its 2 sizes\./);
  await expect(sold).toContainText(/Last Kurta \w+ is sold out\. Remove it from your cart\./);
  await expect(sold).not.toContainText("Prices changed");
  expect(await storedCart(shopper)).toEqual(["m 2", "m 3", "s 1", "m 1", "m 1"]);

  for (const id of [fewer, oneEach, none]) await setStock(database, id, 5);
  await comeBack(page);
  await expect(page.getByText("Only 1 left. Reduce the quantity.")).toBeHidden();
  await page.getByRole("button", { name: "Payment" }).click();
  await products(database).updateOne({ _id: new ObjectId(kurta) }, { $set: { live: false } });
  await cash.click();
  const gone = notice("An item is no longer available");
  await expect(gone).toContainText(/Plain Kurta \w+ is no longer sold\. Remove it to go on\./);
});

test("why an order was refused is shown until the cart is changed or the first step is left", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { price: 1499, stock: 5 });
  await fill(shopper, productId, 2, "m");
  await page.goto("/shop/checkout?step=payment");
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  const refusal = page.getByRole("main").getByRole("alert");
  await expect(cash).toBeEnabled();

  await setStock(database, productId, 1);
  await cash.click();
  await expect(refusal).toContainText("There is not enough stock");
  await stepButton(page, "Click To Proceed").click();
  await expect(refusal).toHaveCount(1);
  await expect(refusal).toContainText("Some items can't be ordered.");

  await setStock(database, productId, 5);
  await comeBack(page);
  await expect(refusal).toBeHidden();
  await page.getByRole("button", { name: "Payment" }).click();
  await setStock(database, productId, 1);
  await cash.click();
  await expect(refusal).toContainText("There is not enough stock");
  await page.getByRole("button", { name: /^Less/ }).click();
  await expect(refusal).toBeHidden();
  await expect(toast(page, "Your cart is up to date.")).toBeVisible();

  await products(database).updateOne({ _id: new ObjectId(productId) }, { $set: { price: 159_900, pays: 159_900 } });
  await page.getByRole("button", { name: "Payment" }).click();
  await cash.click();
  await expect(refusal).toContainText("Prices changed since you saw them");
  await stepButton(page, "Click To Proceed").click();
  await expect(page.getByRole("heading", { name: "Select Address" })).toBeVisible();
  await expect(refusal).toBeHidden();
});
