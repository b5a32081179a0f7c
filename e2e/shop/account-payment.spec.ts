import { fill, newProduct } from "../api/support/goods";
import { create, orderOf } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { hold } from "./support/hold";
import { openOnlyOrder, payInForm, providerForm, viewButtons } from "./support/orders";
import { toast } from "./support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("Pay Now starts one payment, also after its form did not load; who cancels the paid order is told of the refund", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 1000 }), 1, "m");
  const { orderId } = await create(shopper);
  const dialog = await openOnlyOrder(page);
  const payNow = dialog.getByRole("button", { name: "Pay Now" });
  await expect(dialog.getByRole("timer")).toContainText("reserved while you pay");

  await test.step("a form that does not load is reported over the order, which stays", async () => {
    const script = "**/*checkout*.js";
    await page.route(script, (route) => route.abort());
    await payNow.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("Failed to load");
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(alert).toBeHidden();
    await expect(payNow).toBeEnabled();
    await page.unroute(script);
  });

  const calls = await hold(page, "**/api/shop/order/pay");
  await payNow.click();
  const opening = dialog.getByRole("button", { name: "Opening…" });
  await expect(opening).toBeVisible();
  // Closed and opened again it is the same payment.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await viewButtons(page).click();
  await expect(opening).toBeVisible();
  await opening.press("Enter");
  calls.release();
  await expect(providerForm(page).locator("#pay")).toBeVisible();
  await expect(page.locator('iframe[title*="Razorpay"]')).toHaveCount(1);
  await expect(dialog).toBeHidden();
  expect(calls.count()).toBe(1);
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: "Paid" });

  await page.getByRole("button", { name: "Go to orders" }).click();
  await viewButtons(page).click();
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this order?" });
  await expect(question).toContainText("₹1,470.00 will be refunded to your original payment method.");
  await question.getByRole("button", { name: "Cancel Order" }).click();
  await expect(toast(page, "Your order is cancelled.")).toBeVisible();
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected" });
});
