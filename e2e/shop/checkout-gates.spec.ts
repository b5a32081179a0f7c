import { ObjectId } from "mongodb";
import { fill, newProduct, setStock } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress } from "./support/screens";
import { logIn } from "./support/sign-in";

test("an empty cart stops the checkout, and shows no totals", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/checkout");
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
  await expect(page.getByText("Total amount")).toBeHidden();
  await stepButton(page, "Click To Proceed").click();
  const alert = page.getByRole("alertdialog", { name: "Please Add Products to Proceed" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL("/shop/checkout");
});

test("without an address the checkout stops at the address step", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await openAs(shopper);
  await page.goto("/shop/checkout");
  await stepButton(page, "Click To Proceed").click();
  await expect(page.getByRole("heading", { name: "Select Address", level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/shop/checkout?step=address");
  await stepButton(page, "Continue").click();
  await expect(page.getByRole("alertdialog", { name: "Please Select Address to Proceed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Select Address" })).toBeVisible();
});

test("any step can be opened; a way of paying leads to what is missing", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await page.goto("/shop/checkout");
  const steps = page.getByRole("navigation", { name: "Steps of the checkout" });
  await steps.getByRole("button", { name: "Payment" }).click();
  await expect(page.getByRole("heading", { name: "Available Payment Option" })).toBeVisible();
  await expect(steps.getByRole("button", { name: "Payment" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please Add Products to Proceed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();

  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please Select Address to Proceed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Select Address" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Available Payment Option" })).toBeVisible();
});

test("each step shows what the order costs", { tag: "@widths" }, async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database, { price: 2000, saleprice: 1500 }), 2, "l");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout");
  const costs = page.getByRole("complementary", { name: /^Price Details/ });
  for (const [heading, next] of [
    ["Your Cart", "Click To Proceed"],
    ["Select Address", "Continue"],
    ["Available Payment Option", null],
  ] as const) {
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    for (const text of ["Platform fee", "₹350.00", "Shipping fee", "₹120.00", "Total amount", "₹3,470.00"]) {
      await expect(costs.getByText(text)).toBeVisible();
    }
    if (next) await stepButton(page, next).click();
  }
});

test("the default address is selected, another can be chosen, and a reload keeps it", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await storeAddress(shopper);
  await storeAddress(shopper, { addressType: "work", address: "3rd Floor, Kalyani Tech Park" });
  await openAs(shopper);
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByText("12 Silver Oak Residency, 4th Cross")).toBeVisible();
  await page.getByRole("button", { name: "Change: Delivers to" }).click();
  await page.getByText("3rd Floor, Kalyani Tech Park").click();
  await stepButton(page, "Continue").click();
  await expect(page.getByText("3rd Floor, Kalyani Tech Park")).toBeVisible();
  await page.reload();
  await expect(page.getByText("3rd Floor, Kalyani Tech Park")).toBeVisible();
});

test("a session that was ended elsewhere leads to signing in, and back to the checkout", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await shopper.request.post("/api/auth/logout", { data: { everywhere: true } });
  await page.goto("/shop/checkout");
  await expect(page).toHaveURL("/auth/login?ended=1&next=%2Fshop%2Fcheckout");
  await logIn(page, shopper);
  await expect(page).toHaveURL("/shop/checkout");
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
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
