import { ObjectId } from "mongodb";
import { shortNumber } from "@/lib/order/short-number";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, stockOf } from "../api/support/goods";
import { orderOf } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { openOnlyOrder, orderOne, viewButtons } from "./support/orders";
import { toast } from "./support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("without an order the tab says so and leads to the shop", async ({ page }) => {
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL(/\/shop\/listing/);
});

test("orders are listed in a table, newest first", async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { price: 1000 });
  const ids: string[] = [];
  for (const size of ["m", "l"]) {
    await fill(shopper, productId, 1, size);
    ids.unshift((await orderCash(shopper)).orderId);
  }
  await page.goto("/shop/account?tab=orders");
  const table = page.getByRole("table", { name: "Order History" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Order Id",
    "Order Date",
    "Order Status",
    "Order Price",
    "Payment Status",
    "View Detail",
  ]);
  const rows = table.getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(shortNumber(ids[0] ?? ""));
  await expect(rows.nth(2)).toContainText(shortNumber(ids[1] ?? ""));
  await expect(rows.nth(1)).toContainText("Pending");
  await expect(rows.nth(1)).toContainText("₹1,470.00");
  await expect(rows.nth(1)).toContainText("Unpaid");
  await expect(rows.nth(1).getByRole("cell").nth(1)).toHaveText(/^\d\d-\d\d-\d{4}$/);
});

test("a phone shows orders as cards", { tag: "@phone" }, async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { price: 1000 }), 1, "m");
  const { orderId } = await orderCash(shopper);
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByRole("table")).toBeHidden();
  const card = page.getByRole("list", { name: "Order History" }).getByRole("listitem");
  await expect(card).toContainText("Pending");
  await expect(card).toContainText("₹1,470.00");
  await expect(card).toContainText(shortNumber(orderId));
});

test("each status has its colour", async ({ page, shopper, database }) => {
  const colours = {
    Shipped: "rgb(221, 233, 253)",
    Delivered: "rgb(220, 242, 227)",
    Rejected: "rgb(253, 225, 222)",
    Pending: "rgb(255, 240, 184)",
  };
  for (const orderStatus of Object.keys(colours)) {
    const _id = new ObjectId(await orderOne(shopper, database));
    await database.collection("orders").updateOne({ _id }, { $set: { orderStatus } });
  }
  await page.goto("/shop/account?tab=orders");
  const table = page.getByRole("table", { name: "Order History" });
  for (const [status, colour] of Object.entries(colours)) {
    const badge = table.locator('[data-slot="status-badge"]').filter({ hasText: status });
    await expect(badge).toHaveCSS("background-color", colour);
  }
});

test("an order's details show its products, sums, address and history; Escape closes them", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 1299.9, saleprice: 999.9, title: "Detail Kurta" }), 3, "l");
  const { orderId } = await orderCash(shopper);
  await page.goto("/shop/account?tab=orders");
  const button = viewButtons(page);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  for (const text of [
    orderId,
    "Cash On Delivery",
    "Unpaid",
    "Detail Kurta",
    "Size L",
    "3 × ₹999.90",
    "₹2,999.70",
    "12 Silver Oak Residency, Bangalore 560038",
    "Order placed",
  ]) {
    await expect(dialog).toContainText(text);
  }
  for (const [name, amount] of [
    ["Total MRP", "₹3,899.70"],
    ["Discount on MRP", "− ₹900.00"],
    ["Platform fee", "₹350.00"],
    ["Shipping fee", "₹120.00"],
    ["Total amount", "₹3,469.70"],
  ] as const) {
    await expect(dialog.locator("dl").filter({ has: page.getByText(name, { exact: true }) })).toContainText(amount);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("an admin's reason is quoted as the shop's, whatever its words", async ({ page, shopper, admin, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const data = { orderId, orderStatus: "Rejected", reason: "Cancelled by the shopper" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  const dialog = await openOnlyOrder(page);
  await expect(dialog.getByText("Rejected by the shop: “Cancelled by the shopper”")).toHaveCount(2);
  await expect(dialog.getByRole("paragraph").filter({ hasText: "“Cancelled by the shopper”" })).toBeVisible();
  await expect(dialog).not.toContainText("by you");
});

test("a Pending order is cancelled after a question, and its pieces return to stock", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 2, "m");
  const { orderId } = await orderCash(shopper);
  const dialog = await openOnlyOrder(page);
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this order?" });
  await question.getByRole("button", { name: "Keep order" }).click();
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Pending" });
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  await question.getByRole("button", { name: "Cancel order" }).click();
  await expect(toast(page, "Your order is cancelled.")).toBeVisible();
  await expect(dialog.getByRole("list").last()).toContainText("Cancelled by you");
  await expect(dialog.getByRole("button", { name: "Cancel Order" })).toBeHidden();
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected" });
  expect(await stockOf(database, productId)).toBe(5);
});

test("more than ten orders are paged, by the page in the address", async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { stock: 50 });
  const ids: string[] = [];
  for (let order = 0; order < 12; order++) {
    await fill(shopper, productId, 1, "m");
    const { orderId } = await orderCash(shopper);
    ids.unshift(orderId);
    // Of those that wait there can be five.
    const shipped = { $set: { orderStatus: "Shipped" } };
    await database.collection("orders").updateOne({ _id: new ObjectId(String(orderId)) }, shipped);
  }
  await page.goto("/shop/account?tab=orders");
  const rows = viewButtons(page);
  await expect(rows).toHaveCount(10);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders&page=2");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveAccessibleName(`View Detail of order ${shortNumber(ids.at(-1) ?? "")}`);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.goto("/shop/account?tab=orders&page=99");
  await expect(rows, "a page past the end gives way to the last").toHaveCount(2);
  await expect(page).toHaveURL("/shop/account?tab=orders&page=2");
  await page.goto("/shop/account?tab=orders&page=x");
  await expect(rows, "what is no page gives way to the first").toHaveCount(10);
});

test("orders that do not load say so within the tab, and load on another try", async ({ page }) => {
  const list = "**/api/shop/order/fetchOrders/**";
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  await page.goto("/shop/account");
  await page.getByRole("tab", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "We couldn't load your orders." })).toBeVisible();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
});

test("an open order stays when the list below it fails, and does not open again by itself", async ({
  page,
  shopper,
  database,
}) => {
  await orderOne(shopper, database);
  const dialog = await openOnlyOrder(page);
  await expect(dialog).toBeVisible();
  const list = "**/api/shop/order/fetchOrders/**";
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
  await expect(page.getByText("We couldn't load your orders.")).toBeVisible();
  await expect(dialog).toContainText("Cancelled by you");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  // What lies under a dialog can't be found by its role.
  await expect(viewButtons(page)).toBeVisible();
});
