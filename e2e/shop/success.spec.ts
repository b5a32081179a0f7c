import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create, pay } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { payInForm } from "./support/orders";

const successOf = (orderId: string) => `/shop/razorpayreturn?order=${orderId}`;

test("without an order it leads back to the shop @desktop", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/razorpayreturn");
  await expect(page).toHaveURL("/shop/home");
});

test("an order that is nobody's or somebody else's is none", async ({ page, people, shopper, openAs, database }) => {
  const other = await people.shopper();
  await fill(other, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(other);
  await openAs(shopper);
  for (const id of [orderId, "0".repeat(24), "nonsense"]) {
    await page.goto(successOf(id));
    await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Go to orders" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders");
});

test("an unpaid one is confirmed for a while, then can be paid", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database, { price: 1000 }), 1, "m");
  const { orderId } = await create(shopper);
  await openAs(shopper);
  await page.clock.install();
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "Confirming your payment…" })).toBeVisible();
  await expect(page.getByText("To be paid")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeHidden();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("heading", { name: "Not paid yet" })).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("one that is paid meanwhile becomes a success by itself @desktop", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId, razorpayOrderId } = await create(shopper);
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "Confirming your payment…" })).toBeVisible();
  await pay(razorpayOrderId, { webhooks: "send" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("one that was sent unpaid is never called paid", async ({ page, shopper, admin, openAs, database }) => {
  await fill(shopper, await newProduct(database, { price: 1000 }), 1, "m");
  const { orderId } = await create(shopper);
  const data = { orderId, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "On its way, not paid yet" })).toBeVisible();
  await expect(page.getByText("To be paid")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test("a rejected one tells what happens to the money", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await shopper.request.post("/api/shop/order/cancel", { data: { orderId } });
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
  await expect(page.getByText(/^You have not been charged/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Keep shopping" }).click();
  await expect(page).toHaveURL(/\/shop\/listing/);
});

test("an order that does not load can be asked for again @desktop", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await openAs(shopper);
  const detail = "**/api/shop/order/fetchOrdersDetail/**";
  await page.route(detail, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "We couldn't load your order." })).toBeVisible();
  await page.unroute(detail);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});
