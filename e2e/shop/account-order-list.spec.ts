import type { Db } from "mongodb";
import { shortNumber } from "@/lib/order/short-number";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create, orderOf } from "../api/support/razorpay";
import { type Caller, expect, test } from "../fixtures";
import { openOnlyOrder, payInForm } from "./support/orders";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("an unpaid order shows its deadline and is paid from the list, of cards on a phone; a cancelled one says who cancelled", {
  tag: "@widths",
}, async ({ page, shopper, database, isMobile }) => {
  const productId = await newProduct(database, { price: 1000 });
  await fill(shopper, productId, 1, "m");
  const cancelled = await orderCash(shopper);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: cancelled.orderId } }));
  await fill(shopper, productId, 1, "m");
  const cash = await orderCash(shopper);
  await fill(shopper, productId, 1, "m");
  const { orderId } = await create(shopper);
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByRole("table")).toBeVisible({ visible: !isMobile });
  const entries = page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: "Test Kurta", visible: true });
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText(/Pay by \d{1,2}:\d\d [ap]m/);
  for (const text of ["Cash On Delivery", "Pending", "₹1,470.00", shortNumber(cash.orderId)]) {
    await expect(entries.nth(1)).toContainText(text);
  }
  await expect(entries.nth(1)).not.toContainText("Pay by");
  await expect(entries.nth(2)).toContainText("Rejected");
  await expect(entries.nth(2)).toContainText("Cancelled by you");

  await page
    .getByRole("button", { name: `Pay Now for order ${shortNumber(orderId)}` })
    .filter({ visible: true })
    .click();
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Paid" });
});

/** Orders six products, more than a dialog shows at once, and gives the order's id. */
async function orderMany(shopper: Caller, database: Db): Promise<string> {
  for (let line = 0; line < 6; line++) await fill(shopper, await newProduct(database), 1, "m");
  return (await orderCash(shopper)).orderId;
}

test("a long order scrolls in one place only, and its history is in the shopper's words", { tag: "@phone" }, async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const orderId = await orderMany(shopper, database);
  for (const orderStatus of ["Shipped", "Delivered"]) {
    await good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } }));
  }
  const dialog = await openOnlyOrder(page);
  await expect(dialog.getByText("Shipped", { exact: true })).toBeAttached();
  await expect(dialog).not.toContainText("Shipped to Delivered");
  const scrollers = await dialog.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === "auto")
      .map((one) => one.getAttribute("data-slot")),
  );
  expect(scrollers).toEqual(["dialog-body"]);
});

test("an order is printed whole and once, without the page around it", async ({ page, shopper, database }) => {
  const orderId = await orderMany(shopper, database);
  const dialog = await openOnlyOrder(page);
  await expect(dialog.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toHaveCSS("position", "static");
  await expect(page.locator("main")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(dialog.getByText("Customer care:")).toBeVisible();
  await expect(dialog.getByText(shortNumber(orderId), { exact: true })).toBeVisible();
  const body = dialog.locator('[data-slot="dialog-body"]');
  expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);

  await page.goto(`/shop/razorpayreturn?order=${orderId}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  for (const name of ["footer", "header", 'a[href="#content"]']) await expect(page.locator(name)).toBeHidden();
  await expect(page.getByRole("button", { name: "Go to orders" })).toBeHidden();
  for (const text of ["Customer care:", shortNumber(orderId)]) {
    await expect(
      page.getByText(text, { exact: text !== "Customer care:" }).filter({ visible: true }),
      "on the paper once",
    ).toHaveCount(1);
  }
  const lines = page.getByRole("list", { name: "Items" }).filter({ visible: true }).getByRole("listitem");
  await expect(lines).toHaveCount(6);
});
