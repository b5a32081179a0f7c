import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, stockOf } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";
import { openOrder, orderRow, unpaidOrder } from "./support/orders";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an order is found, opened, and marked as delivered", async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { price: 1499.5, stock: 5 });
  await fill(shopper, productId, 2, "m");
  const { orderId } = await orderCash(shopper);

  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await expect(dialog.getByText(orderId)).toBeVisible();
  await expect(dialog.getByText("Cash On Delivery")).toBeVisible();
  await expect(dialog.getByText("2 × ₹1,499.50")).toBeVisible();
  await expect(dialog.getByText("₹3,469.00").first()).toBeVisible();
  await expect(dialog.getByText("12 Silver Oak Residency, Bangalore 560038")).toBeVisible();
  await expectAccessible(page);

  const update = dialog.getByRole("button", { name: "Update Order Status" });
  await expect(update).toBeDisabled();
  await dialog.getByLabel("Order Status").selectOption("Delivered");
  await expect(dialog.getByText("The order is marked as Paid: the cash was collected on delivery.")).toBeVisible();
  await update.click();
  await expect(toast(page, "The order is Delivered.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(orderRow(page, orderId)).toContainText("Delivered");
});

test("a rejected order gives its pieces back, and its cash once that is marked", async ({
  page,
  admin,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 2, "m");
  const { orderId } = await orderCash(shopper);
  const delivered = { orderId, orderStatus: "Delivered" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: delivered }));

  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  const update = dialog.getByRole("button", { name: "Update Order Status" });
  await dialog.getByLabel("Order Status").selectOption("Rejected");
  await expect(dialog.getByText(/The items return to stock\./)).toBeVisible();
  await update.click();
  const reason = dialog.getByLabel("Reason");
  await expect(reason, "a paid order is not rejected without a word").toHaveAccessibleDescription(/Say why/);
  await reason.fill("The last piece was damaged.");
  await expectAccessible(page);
  await update.click();
  const question = page.getByRole("alertdialog", { name: "Reject this paid order?" });
  await expect(question).toContainText("₹2,470.00 in cash must be refunded to the shopper.");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await stockOf(database, productId), "nothing happens before the second word").toBe(3);
  await update.click();
  await question.getByRole("button", { name: "Reject order" }).click();
  await expect(orderRow(page, orderId)).toContainText("Rejected");
  const { orders } = await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`));
  expect(orders.history.at(-1).why).toBe("The last piece was damaged.");
  expect(await stockOf(database, productId)).toBe(5);

  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
  await dialog.getByLabel("Order Status").selectOption("Pending");
  await expect(dialog.getByText("This order is being refunded, so it stays rejected.")).toBeVisible();
  await expect(update).toBeDisabled();
  await dialog.getByRole("button", { name: "Mark refunded" }).click();
  await expect(dialog).toBeHidden();
  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
  await expect(dialog.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Cash refunded")).toBeVisible();
  await expect(dialog.getByText(`by ${admin.username}`).first()).toBeVisible();
});

test("a warning stands before an unpaid Razorpay order is sent", async ({ page, shopper, database }) => {
  const orderId = await unpaidOrder(database, shopper);
  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await expect(dialog.getByText(/This order is not paid\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Order Status").selectOption("Rejected");
  await expect(dialog.getByText(/This order is not paid\./)).toBeHidden();
});

test("an opened order stays when the list loses it, and is opened by nothing but a press @desktop", async ({
  page,
  people,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  await page.goto(`/admin/orders?status=Pending&q=${orderId}`);
  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await expect(dialog).toBeVisible();

  const other = await people.admin();
  const shipped = { orderId, orderStatus: "Shipped" };
  await good(await other.request.post("/api/admin/orders/updateStatus", { data: shipped }));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("No order matches"), "the list under it was asked for again").toBeVisible();
  await expect(dialog.getByText(orderId)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByLabel("Order Status").selectOption("All");
  // What lies under a dialog can't be found by its role.
  await expect(orderRow(page, orderId)).toContainText("Shipped");
});

test("what nobody can choose in the address narrows nothing @desktop", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  await page.goto(`/admin/orders?q=${orderId}&status=Foo&from=12026-01-01&to=2026-02-30`);
  await expect(orderRow(page, orderId)).toBeVisible();
  await expect(page.getByLabel("Order Status")).toHaveValue("");
  await expect(page.getByLabel("From day")).toHaveValue("");
  await expect(page.getByLabel("To day")).toHaveValue("");
});

test("an order is found by its shopper, and tells name, email and payment", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  await page.goto("/admin/orders");
  await page.getByRole("searchbox", { name: "Find orders" }).fill(shopper.email);
  const row = orderRow(page, orderId);
  await expect(row).toContainText(shopper.username);
  await expect(row).toContainText(/Cash On Delivery,?\s*Unpaid/);
  await expectAccessible(page);
  await row.getByRole("button", { name: "View Detail" }).click();
  await expect(page.getByRole("dialog", { name: "Order Details" }).getByText(shopper.email)).toBeVisible();
});

test("a last day before the first one is named at once @desktop", async ({ page }) => {
  await page.goto("/admin/orders?from=2026-02-10");
  await page.getByLabel("To day").fill("2026-02-09");
  await expect(page.getByLabel("To day")).toHaveAccessibleDescription("The date is before the first order.");
  await page.getByLabel("To day").fill("2026-02-10");
  await expect(page.getByLabel("To day")).toHaveAccessibleDescription("");
});

test("a text that is too long for an id matches no order, typed or in the address @desktop", async ({ page }) => {
  const long = "5".repeat(150);
  await page.goto("/admin/orders");
  await page.getByRole("searchbox", { name: "Find orders" }).fill(long);
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await page.goto(`/admin/orders?q=${long}`);
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
});

test("a page past the end gives way to the last one @desktop", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  await orderCash(shopper);
  await page.goto("/admin/orders?page=999999");
  await expect(page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/999999/);
});

test("items scroll by themselves within 30 percent of the height", async ({ page, shopper, database }) => {
  for (let line = 0; line < 6; line++) await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  await openOrder(page, orderId);
  const items = page.getByRole("dialog").getByRole("list", { name: "Items" });
  const height = page.viewportSize()?.height ?? 0;
  const { scrolls, tall } = await items.evaluate((list) => ({
    scrolls: list.scrollHeight > list.clientHeight,
    tall: list.getBoundingClientRect().height,
  }));
  expect(scrolls).toBe(true);
  expect(tall).toBeLessThanOrEqual(height * 0.3 + 1);
  await items.focus();
  await expect(items).toBeFocused();
});

test("the list narrows by status and day, keeps that over a reload, and says when nothing matches", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  await page.goto(`/admin/orders?q=${orderId}`);
  await expect(orderRow(page, orderId)).toBeVisible();
  await page.getByLabel("Order Status").selectOption("Shipped");
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Order Status")).toHaveValue("Shipped");
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await page.getByLabel("Order Status").selectOption("Pending");
  await expect(orderRow(page, orderId)).toBeVisible();
  await page.getByLabel("From day").fill("2099-01-01");
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/admin/orders");
  await expect(page.getByLabel("From day")).toHaveValue("");
  await expect(page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).first()).toBeVisible();
});

test("the columns are the specified ones, with the shopper and the payment beside them @desktop", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  await orderCash(shopper);
  await page.goto("/admin/orders");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Order Id",
    "Shopper",
    "User Id",
    "Order Date",
    "Order Status",
    "Payment",
    "Order Price",
    "View Detail",
  ]);
});

test("a failed load says so and can be tried again @desktop", async ({ page }) => {
  const path = "**/api/admin/orders/fetchAllOrders?*";
  await page.route(path, (route) => route.fulfill({ status: 422, json: { success: false, message: "No such day." } }));
  await page.goto("/admin/orders");
  await expect(page.getByText("We couldn't load the orders.")).toBeVisible();
  await expect(page.getByText("No such day.")).toBeVisible();
  await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("We couldn't load the orders.")).toBeHidden();
});
