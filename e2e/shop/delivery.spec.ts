import type { Page } from "@playwright/test";
import { arrivalOfNewOrder } from "@/lib/order/arrival";
import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { hold } from "./support/hold";
import { openCart, stepButton, storeAddress } from "./support/screens";

/** Where the page says that something is delivered. */
const line = (page: Page, text: RegExp | string) => page.getByRole("paragraph").filter({ hasText: text });

test("a PIN code that a guest enters is named with its town and the day wherever something is bought", {
  tag: "@phone",
}, async ({ page, shopper, openAs, database }) => {
  const product = await newProduct(database, { price: 1000 });
  const day = arrivalOfNewOrder(5);
  await page.goto(`/shop/product/${product}`);
  await expect(line(page, `Delivery by ${day}, cash possible`)).toBeVisible();
  await page.getByRole("button", { name: "Enter PIN code" }).click();
  const field = page.getByLabel("PIN code");
  await expect(field).toBeFocused();
  await field.fill("56003");
  await field.press("Enter");
  await expect(page.getByText("Six digits, not starting with 0.")).toBeVisible();
  await field.fill("999999");
  await field.press("Enter");
  await expect(page.getByText("There is no such PIN code.")).toBeVisible();
  const { release } = await hold(page, "**/api/shop/pincode/201301");
  await field.fill("201301");
  await field.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).click();
  const found = page.waitForResponse("**/api/shop/pincode/201301");
  release();
  await found;
  await page.getByRole("button", { name: "Enter PIN code" }).click();
  await expect(field, "a code that was cancelled is not taken").toHaveValue("");
  await field.fill("201 301");
  await field.press("Enter");
  await expect(line(page, `Delivery to 201301 (Noida) by ${day}, cash possible`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change PIN code" })).toBeFocused();

  await fill(shopper, product, 1, "m");
  await openAs(shopper);
  await page.reload();
  const cart = await openCart(page);
  await expect(cart.getByText("Delivery to 201301 (Noida)")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Enter PIN code" })).toBeVisible();
});

for (const place of ["", "560038 Bengaluru"]) {
  test(`the day of delivery moves nothing in the dialog of a product, ${place ? "with" : "without"} a PIN code`, async ({
    page,
  }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    await page.evaluate((text) => localStorage.setItem("pincode", text), place);
    const { release } = await hold(page, "**/api/shop/config");
    await cards(page).first().getByRole("link").first().click();
    const below = page.getByRole("dialog").getByText(/^Each order adds two flat fees/);
    await expect(below).toBeVisible();
    const before = await below.boundingBox();
    release();
    await expect(line(page, /^Delivery .*cash possible/)).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test("cart, steps, success, list and page of an order name the same place and day", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 20_000 }), 2, "m");
  await storeAddress(shopper);
  await storeAddress(shopper, { addressType: "work", address: "3rd Floor, Kalyani Tech Park", pincode: "560100" });
  const day = arrivalOfNewOrder(5);
  await openAs(shopper);
  await page.goto("/shop/checkout");
  const home = `Delivery to 560038 (Bengaluru) by ${day}, cash possible`;
  await expect(line(page, home)).toBeVisible();
  await page.getByRole("button", { name: "Change delivery address" }).click();
  await expect(page).toHaveURL("/shop/checkout?step=address");
  await page.getByText("3rd Floor, Kalyani Tech Park").click();
  await expect(line(page, `Delivery to 560100 (Bengaluru) by ${day}, cash possible`)).toBeVisible();
  await stepButton(page, "Continue").click();
  await expect(line(page, `Delivery to 560100 (Bengaluru) by ${day}, cash possible`)).toBeVisible();
  await expect(page.getByText("3rd Floor, Kalyani Tech Park")).toBeVisible();
  await page.reload();
  await expect(page.getByText("3rd Floor, Kalyani Tech Park"), "what was chosen is kept").toBeVisible();
  await page.getByRole("button", { name: "Change: Delivers to" }).click();
  await expect(page).toHaveURL("/shop/checkout?step=address");
  await stepButton(page, "Continue").click();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(line(page, `Delivery to 560100 (Bengaluru) by ${day}`)).toBeVisible();
  await page.getByRole("button", { name: "Go to orders" }).click();
  await expect(page.getByText(`Arrives by ${day}`).filter({ visible: true })).toBeVisible();
  await expect(line(page, "Delivery to 560100 (Bengaluru)").filter({ visible: true })).toBeVisible();

  // The dearest order that can be paid in cash is 50,000 rupees.
  await fill(shopper, await newProduct(database, { price: 60_000 }), 1, "m");
  await page.goto("/shop/checkout");
  const next = page.getByRole("paragraph").filter({ hasText: /^Delivery to 560038 \(Bengaluru\) by.*\s·\sChange/ });
  await expect(next, "the next order goes to the default address again").toBeVisible();
});

test("the PIN code of an address that is changed in the checkout is the one that the shop names", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=address");
  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Address" });
  await dialog.getByLabel("Pincode").fill("560001");
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page, /^Delivery to 560001/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("pincode"))).toMatch(/^560001 /);
});
