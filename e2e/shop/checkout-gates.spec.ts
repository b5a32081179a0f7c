import { ObjectId } from "mongodb";
import { fill, newProduct, setStock } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress } from "./support/screens";
import { comeBack } from "./support/sign-in";

test("any step can be opened; an empty cart and a missing address stop the checkout, which leads to what is missing", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout");
  await page.getByRole("button", { name: /^Delete / }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your Cart", level: 1 })).toBeFocused();
  const alert = (name: string) => page.getByRole("alertdialog", { name });
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
  await expect(page.getByText("Total amount")).toBeHidden();
  await stepButton(page, "Click To Proceed").click();
  await expect(alert("Please Add Products to Proceed")).toBeVisible();
  await expect(alert("Please Add Products to Proceed").getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alert("Please Add Products to Proceed")).toBeHidden();
  await expect(page).toHaveURL("/shop/checkout");

  const steps = page.getByRole("navigation", { name: "Steps of the checkout" });
  await steps.getByRole("button", { name: "Payment" }).click();
  await expect(page.getByRole("heading", { name: "Available Payment Option" })).toBeVisible();
  await expect(steps.getByRole("button", { name: "Payment" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(alert("Please Add Products to Proceed")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  await steps.getByRole("button", { name: "Address" }).click();
  await stepButton(page, "Continue").click();
  await expect(alert("Please Add Products to Proceed")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();

  await fill(shopper, await newProduct(database), 1, "m");
  await comeBack(page);
  await expect(page.getByRole("complementary")).toContainText("Total amount");
  await stepButton(page, "Click To Proceed").click();
  await expect(page.getByRole("heading", { name: "Select Address", level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/shop/checkout?step=address");
  await stepButton(page, "Continue").click();
  await expect(alert("Please Select Address to Proceed")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Select Address" })).toBeVisible();

  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(alert("Please Select Address to Proceed")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Select Address" })).toBeVisible();
  await expect(page).toHaveURL("/shop/checkout?step=address");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Available Payment Option" })).toBeVisible();
});

test("a line that cannot be ordered is resolved in the first step, and a price that rose is said there", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const [dearer, soldOut] = [
    await newProduct(database, { price: 1499, title: "Dearer Kurta" }),
    await newProduct(database, { title: "Last Kurta" }),
  ];
  await fill(shopper, dearer, 1, "m");
  await fill(shopper, soldOut, 1, "m");
  await storeAddress(shopper);
  await setStock(database, soldOut, 0);
  const price = { price: 159_900, pays: 159_900 };
  await database.collection("products").updateOne({ _id: new ObjectId(dearer) }, { $set: price });
  let orders = 0;
  await page.route("**/api/shop/order/create*", (route) => {
    orders += 1;
    return route.continue();
  });
  await openAs(shopper);
  await page.goto("/shop/checkout");
  const lines = page.getByRole("list", { name: "Products in your cart" });
  await expect(lines).toContainText("The price rose from ₹1,499.00 to ₹1,599.00 since you added it.");
  const told = page.getByRole("alert").filter({ hasText: "Some items can't be ordered." });
  await stepButton(page, "Click To Proceed").click();
  await expect(told).toContainText(/Last Kurta.*: Out of stock\. Remove it to order the rest\./);
  await expect(page).toHaveURL("/shop/checkout");

  await page
    .getByRole("navigation", { name: "Steps of the checkout" })
    .getByRole("button", { name: "Payment" })
    .click();
  const ways = page.getByRole("main").getByRole("listitem");
  for (const way of ["Pay With Razorpay", "Pay On Delivery"]) {
    const option = ways.filter({ has: page.getByRole("button", { name: way }) });
    await expect(option).toContainText(/₹[\d,]+\.00/);
  }
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(told).toBeVisible();
  expect(orders).toBe(0);

  await lines.getByRole("button", { name: /^Delete Last Kurta/ }).click();
  await expect(told).toBeHidden();
  await stepButton(page, "Click To Proceed").click();
  await stepButton(page, "Continue").click();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});
