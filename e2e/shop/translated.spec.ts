import type { Page } from "@playwright/test";
import { openOrder } from "../admin/support/orders";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { tick } from "./support/listing";
import { openCart, stepButton, storeAddress } from "./support/screens";
import { openSearch } from "./support/search";
import { translate } from "./support/translate";

/** What React cannot do any more on a page that a translator has changed. */
let errors: string[] = [];

test.beforeEach(({ page }) => {
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
});

test.afterEach(async ({ page }) => {
  expect(errors).toEqual([]);
  await expect(page.getByText("We couldn't load this page")).toBeHidden();
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await translate(page);
}

test("home, search, listing, filters and dialog work on a page that the browser has translated", async ({ page }) => {
  await openTranslated(page, "/shop/home");
  const field = await openSearch(page);
  for (const typed of ["kur", "kurta", "bifold wallet", "xyzzyq", "saree"]) {
    await field.fill(typed);
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    const nothing = page.getByText("No suggestions. Press Enter to search.");
    const suggested = options.filter({ hasText: new RegExp(typed, "i") }).first();
    await expect(typed === "xyzzyq" ? nothing : suggested).toBeVisible();
  }
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: 'Results for "saree"' })).toBeVisible();

  await page.getByRole("link", { name: "Women", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "All Products", level: 1 })).toBeVisible();
  const count = page.getByRole("main").getByText(/^[\d,]+ products?$/);
  const before = await count.textContent();
  await tick(page, "Zara");
  await expect(count).not.toHaveText(String(before));
  await page.getByRole("link", { name: "Remove filter Zara" }).click();
  await expect(count).toHaveText(String(before));
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await page.getByRole("menuitemradio", { name: /High to Low/ }).click();
  await expect(page.getByRole("button", { name: /^Sort by/ })).toContainText("High to Low");
  await page.getByRole("link", { name: "More Products" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await cards(page).first().getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("product, cart, checkout, orders and address form show new figures on translated pages", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const product = await newProduct(database, { price: 1000 });
  await fill(shopper, product, 1, "m");
  await orderCash(shopper);
  await storeAddress(shopper);
  await openAs(shopper);
  await openTranslated(page, `/shop/product/${product}`);
  await page.getByRole("button", { name: "L", exact: true }).click();
  await page
    .getByRole("button", { name: /Wishlist/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByText("₹1,470.00")).toBeVisible();
  await cart.getByRole("button", { name: "More" }).click();
  await expect(cart.getByText("₹2,470.00")).toBeVisible();
  await expect(cart.getByText("2 items")).toBeVisible();

  await cart.getByRole("button", { name: "CheckOut" }).click();
  const sums = page.getByRole("complementary", { name: /^Price Details/ });
  await expect(sums).toContainText("₹2,470.00");
  await page.getByRole("main").getByRole("button", { name: "More" }).first().click();
  await expect(sums).toContainText("3 items");
  await expect(sums).toContainText("₹3,470.00");
  await stepButton(page, "Click To Proceed").click();
  await page.getByRole("button", { name: "Add New Address" }).click();
  const form = page.getByRole("dialog", { name: "Add New Address" });
  await form.getByLabel("Pincode").fill("5600");
  await form.getByLabel("Pincode").blur();
  await form.getByLabel("Pincode").fill("560038");
  await form.getByLabel("Pincode").blur();
  await expect(form.getByLabel("City")).toHaveValue("Bengaluru");
  await page.keyboard.press("Escape");
  await stepButton(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Available Payment Option" })).toBeVisible();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByText("Pay at the door")).toBeVisible();

  await openTranslated(page, "/shop/account?tab=orders");
  await page
    .getByRole("button", { name: /^View Detail/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Rejected").filter({ visible: true }).first()).toBeVisible();
});

test("the admin's orders work on a page that the browser has translated", async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await openAs(admin);
  await openOrder(page, orderId);
  await translate(page);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await dialog.getByLabel("Order Status").selectOption("Delivered");
  await dialog.getByRole("button", { name: "Update Order Status" }).click();
  await expect(page.getByRole("row").filter({ hasText: orderId })).toContainText("Delivered");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox").first().fill("nobody@shopper.example");
  await expect(page.getByRole("row").filter({ hasText: orderId })).toBeHidden();
});

test("the banner of home grows with words that are longer in another language", async ({ page }) => {
  await openTranslated(page, "/shop/home");
  const banner = page.getByRole("group", { name: "1 of 5" });
  await banner.evaluate((slide) => {
    for (const part of slide.querySelectorAll("h2 span")) part.textContent = "चालीस डिग्री की दोपहर के लिए बुने हुए ";
    for (const line of slide.querySelectorAll("p"))
      line.textContent = "मलमल, लिनन और वॉयल, जिनसे हवा आर-पार जाती है। ".repeat(4);
  });
  const buttonEnd = () => banner.getByRole("link").evaluate((link) => link.getBoundingClientRect().bottom);
  const dotsTop = () =>
    page.getByRole("button", { name: "Previous banner" }).evaluate((dots) => dots.getBoundingClientRect().top);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await buttonEnd(), `at ${width} px`).toBeLessThan(await dotsTop());
  }
});
