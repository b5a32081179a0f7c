import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create, pay } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { payInForm } from "./support/orders";

const successOf = (orderId: string) => `/shop/razorpayreturn?order=${orderId}`;

test("the order page without an order leads to home", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/razorpayreturn");
  await expect(page).toHaveURL("/shop/home");
});

test("an unknown order and the order of somebody else are not found", async ({
  page,
  people,
  shopper,
  openAs,
  database,
}) => {
  const other = await people.shopper();
  await fill(other, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(other);
  await openAs(shopper);
  for (const id of [orderId, "nonsense"]) {
    await page.goto(successOf(id));
    await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Go to orders" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders");
});

test("an unpaid order is being confirmed for a while, then it can be paid", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
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
  await page.getByRole("button", { name: "Pay Now" }).click();
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("an order that is paid meanwhile is shown as paid without a reload", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId, razorpayOrderId } = await create(shopper);
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "Confirming your payment…" })).toBeVisible();
  await pay(razorpayOrderId, { webhooks: "send" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("an order that was shipped unpaid is not shown as paid", async ({ page, shopper, admin, openAs, database }) => {
  await fill(shopper, await newProduct(database, { price: 1000 }), 1, "m");
  const { orderId } = await create(shopper);
  const data = { orderId, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "On its way, not paid yet" })).toBeVisible();
  await expect(page.getByText("To be paid")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeHidden();
});

test("a cancelled order says that nothing was charged", async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await shopper.request.post("/api/shop/order/cancel", { data: { orderId } });
  await openAs(shopper);
  await page.goto(successOf(orderId));
  await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
  await expect(page.getByText(/^We have received no payment/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Keep shopping" }).click();
  await expect(page).toHaveURL(/\/shop\/listing/);
});

test("an order that fails to load can be retried", async ({ page, shopper, openAs, database }) => {
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
