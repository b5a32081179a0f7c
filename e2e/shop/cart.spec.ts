import type { Locator, Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { fill, newProduct, setStock } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { hold } from "./support/hold";
import { loseAnswer } from "./support/lose-answer";
import { expectStill, expectUncovered, openCart, storedCart, toast } from "./support/screens";
import { comeBack } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

/** Opens the cart as it is now, beside a page that is soon there. */
async function openOwnCart(page: Page): Promise<Locator> {
  await page.goto("/shop/account");
  return openCart(page);
}

test("the panel shows lines, both fees and the total; a deleted line disappears, and the last one leaves the empty state", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { title: "First", price: 2499, saleprice: 1499 }), 2, "m");
  await fill(shopper, await newProduct(database, { title: "Second", price: 1000, size: [] }));
  const panel = await openOwnCart(page);

  await expect(panel.getByText("3 items")).toBeVisible();
  const lines = panel.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("₹2,998.00");
  await expect(lines.first()).toContainText("₹4,998.00");
  await expect(lines.first().getByLabel(/^Size of/)).toHaveValue("m");
  await expect(lines.last().getByLabel(/^Size of/)).toBeHidden();
  for (const [label, amount] of [
    ["Total MRP", "₹5,998.00"],
    ["Discount on MRP", "− ₹2,000.00"],
    ["Platform fee", "₹350.00"],
    ["Shipping fee", "₹120.00"],
    ["Total amount", "₹4,468.00"],
  ] as const) {
    await expect(panel.getByRole("term").filter({ hasText: label }).locator("+ dd")).toHaveText(amount);
  }
  await expect(panel.getByText("Apply coupon")).toBeVisible();
  await expect(panel.getByText("Include Openbox Verification")).toBeVisible();

  await panel.getByRole("button", { name: /^Delete First/ }).click();
  await expect(lines).toHaveCount(1);
  await expect(panel.getByRole("button", { name: /^Delete Second/ })).toBeFocused();
  await expect(toast(page, "Product Removed Successfully")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Cart Is Empty")).toBeVisible();
  await expect(panel.getByText("Total amount")).toBeHidden();
  await expect.poll(() => storedCart(shopper)).toEqual([]);
  await panel.getByRole("button", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL(/\/shop\/listing/);
});

test("the answer to a change has the new cart, which is not fetched again", async ({ page, database }) => {
  const product = await newProduct(database, { price: 1000, size: [], stock: 9 });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/shop/cart/")) asked.push(request.method());
  });
  await page.goto(`/shop/product/${product}`);
  const badge = page.getByRole("banner").getByRole("button", { name: /^Cart/ });
  for (const count of [1, 2, 3]) {
    await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
    await expect(badge).toHaveAccessibleName(new RegExp(`${count}`));
  }
  // One that followed the last answer would have been sent before this call's answer.
  await page.evaluate(() => fetch("/api/shop/config"));
  expect(asked).toEqual(["GET", "POST", "POST", "POST"]);
});

test("pieces whose answer was lost are in the cart, and said to be", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const productId = await newProduct(database, { size: ["m"], stock: 9 });
  await page.goto(`/shop/product/${productId}`);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await loseAnswer(page, "**/api/shop/cart/add");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(toast(page, /^Product added to cart/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toHaveAccessibleName(/2/);
  expect(await storedCart(shopper)).toContain("m 1");
});

test("quick presses end in the right quantity, up to the stock, and a change that fails or is refused is undone", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 7 });
  await fill(shopper, productId, 1, "m");
  const update = "**/api/shop/cart/updateCart";
  const calls = await hold(page, update);
  const panel = await openOwnCart(page);
  const quantity = panel.getByRole("status");
  const [less, more] = [panel.getByRole("button", { name: "Less" }), panel.getByRole("button", { name: "More" })];
  await expect(less).toBeDisabled();
  await expect(panel.getByText("Out of Stock")).toBeHidden();

  await test.step("with fewer calls than presses", async () => {
    for (let press = 0; press < 6; press++) await more.click();
    // Before any answer.
    await expect(quantity).toHaveText("7");
    calls.release();
    await expect(toast(page, "Your cart is up to date.").first()).toBeVisible();
    await expect.poll(() => storedCart(shopper)).toEqual(["m 7"]);
    expect(calls.count()).toBeLessThan(4);
    await expect(quantity).toHaveText("7");
  });
  await expect(panel.getByText("Out of Stock")).toBeVisible();
  await expect(more).toBeDisabled();
  await less.click();
  await expect.poll(() => storedCart(shopper)).toEqual(["m 6"]);
  await expect(more).toBeEnabled();

  await test.step("the reason is shown", async () => {
    await page.route(update, (route) => route.abort());
    await more.click();
    await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
    await expect(quantity).toHaveText("6");
    expect(await storedCart(shopper)).toEqual(["m 6"]);

    await page.unroute(update);
    await setStock(database, productId, 6);
    await more.click();
    await expect(toast(page, "Only 6 pieces are left.")).toBeVisible();
    await expect(quantity).toHaveText("6");
    await expect(panel.getByText("Out of Stock")).toBeVisible();
  });
});

test("a line can change its size to one that is not sold out, and keeps the focus; two of the same size become one", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stockBySize: { s: 0, m: 1, l: 5, xl: 5 } });
  await fill(shopper, productId, 1, "m");
  await fill(shopper, productId, 2, "l");
  const panel = await openOwnCart(page);
  const lines = panel.getByRole("listitem");
  const line = lines.first();
  await expect(line.getByRole("option", { name: "S, sold out" })).toBeDisabled();
  await expect(line.getByRole("option", { name: "L", exact: true })).toBeEnabled();
  await expect(line.getByText("Out of Stock")).toBeVisible();
  await expect(lines.last().getByText("Out of Stock")).toBeHidden();

  const size = (one: Locator) => one.getByLabel(/^Size of/);
  await size(lines.last()).focus();
  await size(lines.last()).selectOption("xl");
  await expect.poll(() => storedCart(shopper)).toEqual(["m 1", "xl 2"]);
  await expect(size(lines.last())).toBeFocused();

  const update = "**/api/shop/cart/updateCart";
  await page.route(update, (route) => route.abort());
  await size(lines.last()).selectOption("l");
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
  await expect(size(lines.last())).toHaveValue("xl");
  await expect(size(lines.last()), "also when the change is undone").toBeFocused();
  await page.unroute(update);

  await size(line).focus();
  await size(line).selectOption("xl");
  await expect.poll(() => storedCart(shopper)).toEqual(["xl 3"]);
  await expect(lines).toHaveCount(1);
  await expect(size(line)).toBeFocused();
  await expect(panel.getByRole("status")).toHaveText("3");

  const sold = { stock: 6, "stockBySize.xl": 0 };
  await database.collection("products").updateOne({ _id: new ObjectId(productId) }, { $set: sold });
  await comeBack(page);
  await expect(panel.getByText("Out of stock in this size. Choose another size or remove it.")).toBeVisible();
});

test("toasts do not cover CheckOut, a swipe removes one without closing the cart, and CheckOut leads to the checkout", {
  tag: "@widths",
}, async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const panel = await openOwnCart(page);
  await panel.getByRole("button", { name: "More" }).click();
  const told = toast(page, "Your cart is up to date.");
  await expectStill(told);
  await expectUncovered(panel.getByRole("button", { name: "CheckOut" }));
  const box = await told.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  await expect(told).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  await page.mouse.up();
  await expect(told).toBeHidden();
  await panel.getByRole("button", { name: "CheckOut" }).click();
  await expect(page).toHaveURL("/shop/checkout");
  await expect(panel).toBeHidden();
});
