import { ObjectId } from "mongodb";
import { shortNumber } from "@/lib/order/short-number";
import { fill, newProduct, stockOf } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { hold } from "./support/hold";
import { stepButton, storeAddress, storedCart, storedOrders, toast } from "./support/screens";
import { comeBack } from "./support/sign-in";

const createCash = "**/api/shop/order/createCOD";

test.beforeEach(async ({ shopper, openAs }) => {
  await storeAddress(shopper);
  await openAs(shopper);
});

test("a cash order is confirmed, takes the stock, empties the cart and is in the order history", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { price: 1499, stock: 5 });
  await fill(shopper, productId, 2, "m");
  await page.goto("/shop/checkout");
  await stepButton(page, "Click To Proceed").click();
  await stepButton(page, "Continue").click();
  const sent = page.waitForRequest(createCash);
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  const request = await sent;
  expect(await request.headerValue("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toMatchObject({ userId: shopper.id, totalAmount: 3468 });

  await expect(page).toHaveURL(/\/shop\/razorpayreturn\?order=[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { name: "Payment Successful!", level: 1 })).toBeVisible();
  const [order] = await storedOrders(shopper);
  expect(page.url()).toContain(order._id);
  expect(await page.evaluate(() => sessionStorage.getItem("currentOrderId"))).toBe(order._id);
  expect(order).toMatchObject({ orderStatus: "Pending", paymentStatus: "Unpaid", paymentMethod: "Cash On Delivery" });
  await expect(page.getByText(shortNumber(order._id))).toBeVisible();
  await expect(page.getByText("Pay at the door")).toBeVisible();
  await expect(page.getByText("₹3,468.00")).toBeVisible();
  expect(await storedCart(shopper)).toEqual([]);
  expect(await stockOf(database, productId)).toBe(3);
  await expect(page.getByRole("button", { name: /^Cart, 0/ })).toBeVisible();

  await page.getByRole("button", { name: "Go to orders" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders");
  await expect(
    page.getByRole("button", { name: `View Detail of order ${shortNumber(order._id)}` }).first(),
  ).toBeVisible();

  await page.goBack();
  await settle(page);
  await expect(page.getByText("Pay at the door")).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);
});

test("limits of cash orders are shown: the amount before the press, the pieces after it", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 51_000 }), 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  await expect(
    page.getByText("Cash orders are limited to ₹50,000.00. Pay with Razorpay or place a smaller"),
  ).toBeVisible();
  await expect(cash).toBeDisabled();

  const pieces = await newProduct(database, { price: 10, stock: 90 });
  await database.collection("carts").deleteMany({ userId: new ObjectId(shopper.id) });
  await fill(shopper, pieces, 60, "m");
  await comeBack(page);
  await cash.click();
  const rule =
    "Until your first order is delivered or your email address is confirmed, your unpaid orders can contain up to 50 pieces.";
  await expect(page.getByRole("alert").filter({ hasText: rule })).toContainText("Reduce your cart to 50 pieces.");
  await expect(page.getByRole("heading", { name: "Your Cart", level: 1 })).toBeVisible();
  expect(await storedOrders(shopper)).toEqual([]);
});

test("a double press and two tabs order once; the same products can be ordered again", async ({
  page,
  context,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/shop/checkout?step=payment");
    await expect(tab.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Pay On Delivery" }).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await other.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(other.getByText("Cart Is Empty").or(other.getByRole("alertdialog")).first()).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);

  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  await cash.click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(2);
});

test("offline nothing is ordered; a press or a reload after a lost answer finds its order, by the same key", async ({
  page,
  context,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const button = page.getByRole("button", { name: "Pay On Delivery" });
  const told = (words: string) => page.getByRole("alert").filter({ hasText: words });
  await expect(button).toBeEnabled();
  await context.setOffline(true);
  await button.click();
  await expect(told("Check your connection")).toBeVisible();
  await context.setOffline(false);
  expect(await storedOrders(shopper)).toHaveLength(0);

  const keys: (string | null)[] = [];
  await page.route(createCash, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    // The first answer of each order is lost.
    if (keys.length % 2 === 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button.click();
  await expect.poll(() => keys.length).toBe(1);
  await expect(button).toBeEnabled();
  await expect(told("We couldn't reach the shop")).toBeVisible();
  await button.click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(await storedOrders(shopper)).toHaveLength(1);

  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await button.click();
  await expect(told("We couldn't reach the shop")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(await storedOrders(shopper)).toHaveLength(2);
});

test("what was removed from the cart after an order has failed is not ordered", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await page.route(createCash, (route) => route.abort());
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn't reach the shop" })).toBeVisible();
  await page.unroute(createCash);
  const { release, count } = await hold(page, /\/api\/shop\/cart\/.*size=m/);
  await page.goBack();
  await page.goto("/shop/checkout");
  await page.getByRole("button", { name: /^Delete / }).click();
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
  await expect.poll(count).toBe(1);
  // The answer to this comes after that of an order that was sent as soon as the cart looked empty.
  await page.evaluate(() => fetch("/api/auth/checkAuth"));
  expect(await storedOrders(shopper)).toEqual([]);
  release();
  await expect.poll(() => storedCart(shopper)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Cart Is Empty")).toBeVisible();
  expect(await storedOrders(shopper)).toEqual([]);
});

test("the same products that are put into the cart after a lost answer are another order", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  await page.route(createCash, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const cash = page.getByRole("button", { name: "Pay On Delivery" });
  await cash.click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn't reach the shop" })).toBeVisible();
  await page.unroute(createCash);
  expect(await storedOrders(shopper)).toHaveLength(1);
  await page.goto(`/shop/product/${productId}`);
  await page.getByRole("button", { name: "M", exact: true }).click();
  await stepButton(page, "Add to Cart").click();
  await expect(toast(page, "Product added to cart")).toBeVisible();
  await page.goto("/shop/checkout?step=payment");
  await cash.click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(2);
  expect(await storedCart(shopper)).toEqual([]);
});
