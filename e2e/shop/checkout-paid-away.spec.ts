import type { Page } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import { fill, newProduct } from "../api/support/goods";
import { pay } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { payInForm, providerForm } from "./support/orders";
import { stepButton, storeAddress } from "./support/screens";
import { endSessions, signInAgain } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs, database, page }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=address");
  await page.getByRole("checkbox", { name: "It's a gift" }).check();
  await page.getByRole("textbox", { name: "Note" }).fill("Happy birthday, Meera!");
  await stepButton(page, "Continue").click();
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(providerForm(page).locator("#pay")).toBeVisible();
});

const ordersOf = (database: Db, shopper: { id: string }) =>
  database.collection("orders").find({ userId: new ObjectId(shopper.id) });

async function expectPaid(database: Db, shopper: { id: string }): Promise<void> {
  await expect.poll(() => ordersOf(database, shopper).toArray()).toMatchObject([{ paymentStatus: "Paid" }]);
}

async function closeForm(page: Page): Promise<void> {
  await providerForm(page).getByRole("button", { name: "Close the payment" }).click();
  await page.getByRole("button", { name: "OK" }).click();
}

/** The shopper sees that the order is paid, and the next one is no gift by itself. */
async function expectShown(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/shop\/razorpayreturn\?order=/);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.goto("/shop/checkout?step=address");
  await expect(page.getByRole("checkbox", { name: "It's a gift" })).not.toBeChecked();
}

test("a payment that succeeds while the checkout is reloaded leads to the success page, once", async ({
  page,
  shopper,
  database,
}) => {
  await page.route("**/api/shop/order/capture", (route) => route.abort());
  await payInForm(page);
  await expectPaid(database, shopper);
  await page.reload();
  await expectShown(page);
});

test("a payment that succeeds after the session has ended leads to the success page after signing in", async ({
  page,
  shopper,
  database,
}) => {
  await endSessions(shopper);
  await payInForm(page);
  await expectPaid(database, shopper);
  await signInAgain(page, shopper);
  await expectShown(page);
});

test("a payment on another page than the checkout's is over for the checkout too", async ({ page }) => {
  await closeForm(page);
  await page.goto("/shop/account?tab=orders");
  await page.getByRole("button", { name: /^Pay/ }).filter({ visible: true }).first().click();
  await payInForm(page);
  await expectShown(page);
});

test("an order that was paid elsewhere does not lead away from a cart with new products, which is no gift", async ({
  page,
  shopper,
  database,
}) => {
  await closeForm(page);
  await page.goto("/shop/giftcard");
  const [order] = await ordersOf(database, shopper).toArray();
  await pay(order?.razorpayOrderId, { webhooks: "send" });
  await expectPaid(database, shopper);
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout?step=address");
  const isGift = page.getByRole("checkbox", { name: "It's a gift" });
  await expect(isGift).not.toBeChecked();
  await isGift.check();
  await page.reload();
  await expect(isGift).toBeChecked();
  await stepButton(page, "Continue").click();
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  await expect(page).toHaveURL("/shop/checkout?step=payment");
});
