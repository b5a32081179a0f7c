import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, stockOf } from "../api/support/goods";
import { orderOf } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";
import { openOrder, orderRow, unpaidOrder } from "./support/orders";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an order is found by its shopper, opened, and marked as delivered", { tag: ["@widths", "@smoke"] }, async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { price: 1499.5, stock: 5 });
  await fill(shopper, productId, 2, "m");
  const { orderId } = await orderCash(shopper);

  await page.goto("/admin/orders");
  await page.getByRole("searchbox", { name: "Find orders" }).fill(shopper.email);
  const row = orderRow(page, orderId);
  await expect(row).toContainText(shopper.username);
  await expect(row).toContainText(/Cash On Delivery,?\s*Unpaid/);
  await row.getByRole("button", { name: "View Detail" }).click();
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await expect(dialog.getByText(orderId)).toBeVisible();
  const close = dialog.getByRole("button", { name: "Close" });
  await expect(close, "as in other dialogs").toBeFocused();
  const [print, x] = [await dialog.getByRole("button", { name: "Print" }).boundingBox(), await close.boundingBox()];
  expect((x?.x ?? 0) - (print?.x ?? 0) - (print?.width ?? 0), "Print is beside Close").toBeCloseTo(12, 0);
  await expect(dialog.getByText(shopper.email)).toBeVisible();
  await expect(dialog.getByText("Cash On Delivery")).toBeVisible();
  await expect(dialog.getByText("2 × ₹1,499.50")).toBeVisible();
  await expect(dialog.getByText("₹3,469.00").first()).toBeVisible();
  await expect(dialog.getByText("12 Silver Oak Residency, Bangalore 560038")).toBeVisible();

  const update = dialog.getByRole("button", { name: "Update Order Status" });
  await expect(update).toBeDisabled();
  await dialog.getByLabel("Order Status").selectOption("Delivered");
  await expect(dialog.getByText("The order is marked as Paid: the cash was collected on delivery.")).toBeVisible();
  await update.click();
  await expect(toast(page, "The order is Delivered.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Delivered");
});

test("a day of arrival that is not complete is not saved as none", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  const day = dialog.getByLabel("Expected on");
  await day.pressSequentially("30");
  await dialog.getByRole("button", { name: "Update Order Status" }).click();
  await expect(toast(page, 'The day "Expected on" is not complete.')).toBeVisible();
  await expect(day).toBeFocused();
  expect((await orderOf(shopper, orderId)).orderStatus).toBe("Pending");
});

test("a saved status is said though the list shows it before the call is answered", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await page.route("**/api/admin/orders/updateStatus", async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(dialog.getByText("Pending to Shipped")).toBeVisible();
    await route.fulfill({ response });
  });
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await dialog.getByRole("button", { name: "Update Order Status" }).click();
  await expect(toast(page, "The order is Shipped.")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a status is saved with who carries the parcel, which is corrected later", { tag: "@widths" }, async ({
  page,
  admin,
  people,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  const stored = async () =>
    (await good(await admin.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`))).orders.shipment;
  await openOrder(page, orderId);
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  const update = dialog.getByRole("button", { name: "Update Order Status" });
  const edit = dialog.getByRole("button", { name: "Edit shipment" });
  await expect(edit).toBeHidden();
  await expect(dialog.getByLabel("Courier")).toBeHidden();
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await dialog.getByLabel("Courier").fill("Sample Courier");
  await dialog.getByLabel("Tracking link").fill("courier.example");
  await update.click();
  await expect(dialog.getByText("This must have 2 to 60 characters.")).toBeVisible();
  await expect(dialog.getByText("This must be an https address.")).toBeVisible();
  expect(await stored()).toBe(null);
  await openOrder(page, orderId);
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await expect(dialog.getByLabel("Courier"), "typed before the page was loaded anew").toHaveValue("Sample Courier");
  await dialog.getByLabel("Tracking number").fill("SC 4711");
  await dialog.getByLabel("Tracking link").fill("https://courier.example/1");
  await expectAccessible(page);
  await update.click();
  await expect(toast(page, "The order is Shipped.")).toBeVisible();
  expect(await stored()).toEqual({
    carrier: "Sample Courier",
    trackingNumber: "SC 4711",
    trackingUrl: "https://courier.example/1",
  });

  await openOrder(page, orderId);
  await expect(update).toBeDisabled();
  await expect(dialog.getByLabel("Courier")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("SC 4711", { exact: true }), "is printed").toBeVisible();
  await page.emulateMedia({ media: null });
  await edit.click();
  await expect(dialog.getByLabel("Courier")).toBeFocused();
  await dialog.getByLabel("Tracking number").fill("SC 0815");
  await update.click();
  await expect(toast(page, "The shipment is saved, and the shopper is notified.")).toBeVisible();
  await openOrder(page, orderId);
  await edit.click();
  for (const label of ["Courier", "Tracking number", "Tracking link"]) await dialog.getByLabel(label).fill("");
  await update.click();
  await expect(toast(page, "The shipment is saved.")).toBeVisible();
  expect(await stored()).toBe(null);

  await openOrder(page, orderId);
  const shipment = { carrier: "Sample Courier", trackingNumber: "SC 99" };
  const theirs = { orderId, orderStatus: "Shipped", shipment };
  await good(await (await people.admin()).request.post("/api/admin/orders/updateStatus", { data: theirs }));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(dialog.getByText("SC 99", { exact: true }), "another admin has saved it").toBeVisible();
  await dialog.getByLabel("Order Status").selectOption("Delivered");
  await update.click();
  await expect(toast(page, "The order is Delivered.")).toBeVisible();
  expect(await stored()).toMatchObject(shipment);
});

test("a rejected order returns its pieces to stock and is marked as refunded", async ({
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
  await expect(reason, "a paid order needs a reason").toHaveAccessibleDescription(/Say why/);
  await reason.fill("The last piece was damaged.");
  await update.click();
  const question = page.getByRole("alertdialog", { name: "Reject this paid order?" });
  await expect(question).toContainText("₹2,470.00 in cash must be refunded to the shopper.");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await stockOf(database, productId), "nothing changes before it is confirmed").toBe(3);
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

test("an open order stays open when the list no longer has it, and does not open again by itself", async ({
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
  // Who still sees Pending does not reject what is on its way.
  await dialog.getByLabel("Order Status").selectOption("Rejected");
  await dialog.getByRole("button", { name: "Update Order Status" }).click();
  await expect(toast(page, "The order was changed meanwhile. It is Shipped now")).toBeVisible();
  await expect(dialog.getByLabel("Order Status")).toHaveValue("Shipped");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByLabel("Order Status").selectOption("All");
  // What lies under a dialog can't be found by its role.
  await expect(orderRow(page, orderId)).toContainText("Shipped");
});

test("a long list of items scrolls within 30 percent of the height", { tag: "@phone" }, async ({
  page,
  shopper,
  database,
}) => {
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

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog").getByText("Customer care:")).toBeVisible();
  expect(await items.evaluate((list) => list.scrollHeight - list.clientHeight), "printed whole").toBeLessThanOrEqual(1);
  await expect(items.getByRole("listitem")).toHaveCount(6);
  for (const name of ["Print", "Update Order Status"]) await expect(page.getByRole("button", { name })).toBeHidden();
});

test("the orders are filtered by status and day, a reload keeps the filters, and an empty result says so", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  const nothing = page.getByRole("heading", { name: "No order matches" });
  await page.goto(`/admin/orders?q=${orderId}`);
  await expect(orderRow(page, orderId)).toBeVisible();
  await page.getByLabel("Order Status").selectOption("Shipped");
  await expect(nothing).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Order Status")).toHaveValue("Shipped");
  await expect(nothing).toBeVisible();
  await page.getByLabel("Order Status").selectOption("Pending");
  await expect(orderRow(page, orderId)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("from") ?? ""));
  await page.getByLabel("From day").pressSequentially("01012099");
  await expect(nothing).toBeVisible();
  await expect(page.getByLabel("From day")).toHaveValue("2099-01-01");
  expect(asked.filter((day) => day !== "2099-01-01").join(""), "no day of a year that is half typed").toBe("");
  const lastDay = page.getByLabel("To day");
  await lastDay.fill("2098-12-31");
  await expect(lastDay, "at once").toHaveAccessibleDescription("Must not be before From day.");
  await lastDay.fill("2099-01-01");
  await expect(lastDay).toHaveAccessibleDescription("");
  await expect(page).toHaveURL(/from=2099-01-01&to=2099-01-01/);
  await page.setViewportSize({ width: 768, height: 900 });
  const whole = await page.getByRole("searchbox", { name: "Find orders" }).boundingBox();
  const last = await lastDay.boundingBox();
  expect(last?.width, "the date beside the icon").toBeGreaterThanOrEqual(156);
  expect((last?.x ?? 0) + (last?.width ?? 0), "the last field ends the row").toBeCloseTo(
    (whole?.x ?? 0) + (whole?.width ?? 0),
    0,
  );
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/admin/orders");
  await expect(page.getByLabel("From day")).toHaveValue("");
  await expect(page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Find orders" }).fill("5".repeat(150));
  await expect(nothing, "a search text that is too long finds no order").toBeVisible();
});

test("an address with invalid filters, a page past the end or too long a search text shows what there is", async ({
  page,
  shopper,
  database,
}) => {
  const orderId = await unpaidOrder(database, shopper);
  await page.goto(`/admin/orders?q=${orderId}&status=Foo&from=12026-01-01&to=2026-02-30&page=999999`);
  await expect(orderRow(page, orderId)).toBeVisible();
  await expect(page).not.toHaveURL(/999999/);
  await expect(page.getByLabel("Order Status")).toHaveValue("");
  await expect(page.getByLabel("From day")).toHaveValue("");
  await expect(page.getByLabel("To day")).toHaveValue("");
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

  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
  const status = page.getByRole("dialog", { name: "Order Details" }).getByLabel("Order Status");
  await test.step("a warning appears before an unpaid Razorpay order is shipped", async () => {
    await status.selectOption("Shipped");
    await expect(page.getByText(/This order is not paid\./)).toBeVisible();
    await status.selectOption("Rejected");
    await expect(page.getByText(/This order is not paid\./)).toBeHidden();
  });

  await page.goto(`/admin/orders?q=${"5".repeat(150)}`);
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
});

test("a failed load shows an error and can be retried", async ({ page }) => {
  const path = "**/api/admin/orders/fetchAllOrders?*";
  await page.route(path, (route) => route.fulfill({ status: 422, json: { success: false, message: "No such day." } }));
  await page.goto("/admin/orders");
  await page.getByLabel("Order Status").selectOption("Shipped");
  await expect(page.getByText("We couldn't load the orders.")).toBeVisible();
  await expect(page.getByText("No such day.")).toBeVisible();
  await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("We couldn't load the orders.")).toBeHidden();
});
