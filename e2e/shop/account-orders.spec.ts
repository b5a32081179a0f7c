import { type Document, ObjectId } from "mongodb";
import { shortNumber } from "@/lib/order/short-number";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, stockOf } from "../api/support/goods";
import { orderOf } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { openOnlyOrder, viewButtons } from "./support/orders";
import { toast } from "./support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("orders are listed in a table, newest first, by the first product, a short number and the colour of the status", async ({
  page,
  shopper,
  database,
}) => {
  const colours = {
    Shipped: "rgb(221, 233, 253)",
    Delivered: "rgb(220, 242, 227)",
    Rejected: "rgb(253, 225, 222)",
    Pending: "rgb(255, 240, 184)",
  };
  const productId = await newProduct(database, { title: "Other Kurta" });
  const ids: string[] = [];
  for (const orderStatus of Object.keys(colours)) {
    if (orderStatus === "Pending") await fill(shopper, await newProduct(database, { title: "First Kurta" }), 1, "m");
    await fill(shopper, productId, 1, "m");
    const { orderId } = await orderCash(shopper);
    ids.unshift(orderId);
    await database.collection("orders").updateOne({ _id: new ObjectId(String(orderId)) }, { $set: { orderStatus } });
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
  await expect(rows).toHaveCount(5);
  for (const [at, id] of ids.entries()) await expect(rows.nth(at + 1)).toContainText(shortNumber(id));
  const newest = rows.nth(1);
  const number = shortNumber(ids[0] ?? "");
  for (const text of ["Pending", "₹2,470.00", "Unpaid", "First Kurta", `${number} · +1 more`]) {
    await expect(newest).toContainText(text);
  }
  await expect(newest.locator("img").first()).toBeVisible();
  await expect(newest.getByRole("cell").nth(1)).toHaveText(/^\d\d-\d\d-\d{4}$/);
  for (const [status, colour] of Object.entries(colours)) {
    const badge = table.locator('[data-slot="status-badge"]').filter({ hasText: status });
    await expect(badge).toHaveCSS("background-color", colour);
  }

  await test.step("an order is found by its number", async () => {
    const search = page.getByRole("searchbox", { name: "Find an order" });
    await search.fill(number.slice(2));
    await expect(viewButtons(page)).toHaveCount(1);
    await expect(newest).toContainText("First Kurta");
    await search.fill("no number");
    await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  });
});

test("an order's details show its products, sums, address and history, and quote an admin's reason as the shop's", async ({
  page,
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 1299.9, saleprice: 999.9, title: "Detail Kurta" }), 3, "l");
  const { orderId } = await orderCash(shopper);
  const data = { orderId, orderStatus: "Rejected", reason: "Cancelled by the shopper" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
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
  await expect(dialog.getByText("Rejected by the shop: “Cancelled by the shopper”")).toHaveCount(2);
  await expect(dialog.getByRole("paragraph").filter({ hasText: "“Cancelled by the shopper”" })).toBeVisible();
  await expect(dialog).not.toContainText("by you");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a Pending order is cancelled after a question, its pieces return to stock, and it stays open when the list fails", async ({
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
  const list = "**/api/shop/order/fetchOrders/**";
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  await question.getByRole("button", { name: "Cancel order" }).click();
  await expect(toast(page, "Your order is cancelled.")).toBeVisible();
  await expect(page.getByText("We couldn't load your orders.")).toBeVisible();
  await expect(dialog.getByRole("list").last()).toContainText("Cancelled by you");
  await expect(dialog.getByRole("button", { name: "Cancel Order" })).toBeHidden();
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected" });
  expect(await stockOf(database, productId)).toBe(5);

  // Once closed it does not open again by itself.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  // What lies under a dialog can't be found by its role.
  await expect(viewButtons(page)).toBeVisible();
});

test("more than ten orders are paged, by the page in the address", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  const orders = database.collection("orders");
  const stored: Document = (await orders.findOne({ _id: new ObjectId(String(orderId)) })) ?? {};
  const { attemptKeys: _, ...first } = stored;
  const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  await orders.insertMany(
    Array.from({ length: 11 }, (_, at) => ({ ...first, _id: new ObjectId(), orderDate: later(at + 1) })),
  );
  const rows = viewButtons(page);
  await page.goto("/shop/account?tab=orders&page=x");
  await expect(rows, "what is no page gives way to the first").toHaveCount(10);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders&page=2");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveAccessibleName(`View Detail of order ${shortNumber(orderId)}`);
  await page.goto("/shop/account?tab=orders&page=99");
  await expect(rows, "a page past the end gives way to the last").toHaveCount(2);
  await expect(page).toHaveURL("/shop/account?tab=orders&page=2");
});
