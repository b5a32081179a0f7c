import { figure } from "../admin/support/sums";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { orderOf } from "../api/support/razorpay";
import { delivered, receive, requested, setStatus, update } from "../api/support/returns";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

// It compares the figures of all orders and returns of today.
inOwnShop(undisturbed);

test.beforeEach(async ({ database }) => {
  for (const name of ["orders", "returns", "daysales", "productsales"]) await database.collection(name).deleteMany({});
});

test("the dashboard counts what came back beside what was sold, and exchanges as neither", async ({
  page,
  shopper,
  admin,
  database,
  openAs,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 20, l: 5 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 4, size: "m" }]);
  const line = { lineId: lineIds[0], reason: "Size too small" };
  await receive(admin, (await requested(shopper, orderId, [line]))._id);
  const { exchangeOrderId } = await receive(
    admin,
    (await requested(shopper, orderId, [{ ...line, exchangeSize: "l" }]))._id,
  );
  await requested(shopper, orderId, [{ ...line, reason: "Changed my mind" }]);
  await fill(shopper, productId, 1, "m");
  const { orderId: cameBack } = await orderCash(shopper);
  await setStatus(admin, cameBack, "Shipped");
  const data = { orderId: cameBack, orderStatus: "Rejected", cause: "undelivered" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));

  await openAs(admin);
  await page.goto("/admin/dashboard?period=today");
  await expect(figure(page, "Sales today")).toHaveText("₹4,470.00");
  await expect(figure(page, "Orders today")).toHaveText("1");
  await expect(figure(page, "Waiting to ship")).toHaveText("1");
  const panel = page.getByRole("region", { name: "Returned, today" });
  for (const text of ["Open returns3", "Pieces received2", "Refunds for them₹1,000.00"]) {
    await expect(panel).toContainText(text);
  }
  // Four were sold: a rejected order is no sale.
  await expect(panel.getByRole("listitem").filter({ hasText: "Test Kurta" })).toContainText("2 of 4, 50%");
  await expect(panel.getByRole("listitem").filter({ hasText: "Size too small" })).toContainText("2 of 2, 100%");
  await expect(panel.getByRole("listitem").filter({ hasText: "Cash On Delivery" })).toContainText("1 of 2, 50%");
  await expect(panel.getByRole("listitem").filter({ hasText: "Razorpay" })).toContainText("0");

  await setStatus(admin, exchangeOrderId, "Delivered");
  const sent = await orderOf(shopper, exchangeOrderId);
  await receive(admin, (await requested(shopper, exchangeOrderId, [{ lineId: sent.cartItems[0]._id }]))._id);
  // The shopper may keep a wrong piece, and waits for the money.
  const wrong = await requested(shopper, orderId, [{ ...line, reason: "Wrong item" }]);
  await good(await update(admin, wrong._id, { status: "Approved" }));
  const settled = { status: "Completed", refundWithoutReturn: true, why: "Not worth the way" };
  await good(await update(admin, wrong._id, settled));
  await page.reload();
  for (const text of ["Open returns4", "Pieces received3"]) await expect(panel).toContainText(text);
  await expect(panel.getByRole("listitem").filter({ hasText: "Test Kurta" })).toContainText("3 of 4, 75%");
  await panel.getByRole("link", { name: "Open returns" }).click();
  await expect(page.getByLabel("Show")).toHaveValue("open");
  await expect(page.getByText("4 returns", { exact: true })).toBeVisible();
});
