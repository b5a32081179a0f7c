import type { FrameLocator, Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { fill, newProduct, stockOf } from "../api/support/goods";
import { pay } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { loseAnswer } from "./support/lose-answer";
import { providerForm } from "./support/orders";
import { storeAddress, storedCart, storedOrders } from "./support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await storeAddress(shopper);
  await openAs(shopper);
});

/** Opens the provider's form for the cart. */
async function openForm(page: Page): Promise<FrameLocator> {
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  const form = providerForm(page);
  await expect(form.locator("#pay")).toBeVisible();
  return form;
}

/** Answers a payment as the simulated bank: "Success" or "Failure". */
async function payBy(form: FrameLocator, answer: "Success" | "Failure"): Promise<void> {
  await form.locator("#pay").click();
  await form.getByRole("button", { name: answer }).click();
}

const failed = (page: Page) => page.getByRole("alertdialog", { name: "Payment Failed try again" });

test("a payment that is closed, fails, then succeeds is one order, with the time that is left, and empties the cart", {
  tag: "@smoke",
}, async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { price: 1000, stock: 5 });
  await fill(shopper, productId, 2, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await expect(form.getByText("₹2,470.00").first()).toBeVisible();
  await expect(form.getByText(/Held for you until \d{1,2}:\d\d [ap]m/)).toBeVisible();
  const [waiting] = await storedOrders(shopper);
  expect(waiting).toMatchObject({ paymentStatus: "Unpaid", paymentMethod: "Razorpay" });
  expect(await page.evaluate(() => sessionStorage.getItem("currentOrderId"))).toBe(waiting._id);

  await form.getByRole("button", { name: "Close the payment" }).click();
  await expect(failed(page)).toHaveAccessibleDescription(
    /^You closed the payment window\. If your account was debited/,
  );
  await expect(failed(page).getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toHaveText(/reserved while you pay: 1[45]:\d\d/);
  expect(await storedCart(shopper)).toEqual(["m 2"]);
  expect(await stockOf(database, productId)).toBe(3);

  // The timer is there after a reload, too.
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await payBy(await openForm(page), "Failure");
  await expect(failed(page)).toHaveAccessibleDescription(/^The payment did not go through\./);
  await page.getByRole("button", { name: "OK" }).click();
  await payBy(await openForm(page), "Success");
  await expect(page).toHaveURL(`/shop/razorpayreturn?order=${waiting._id}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Pay at the door")).toBeHidden();
  const orders = await storedOrders(shopper);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
  expect(await storedCart(shopper)).toEqual([]);
  expect(await stockOf(database, productId)).toBe(3);
});

test("what keeps a payment from starting is reported, and the order can then be placed for cash, which replaces the hold", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 1 });
  await fill(shopper, productId, 1, "m");
  const scripts: string[] = [];
  await page.route(/checkout\.js/, (route) => {
    scripts.push(route.request().url());
    return scripts.length === 1 ? route.abort() : route.continue();
  });
  await page.goto("/shop/checkout?step=payment");
  const pay = page.getByRole("button", { name: "Pay With Razorpay" });
  const cash = page.getByRole("button", { name: "Pay On Delivery" });

  await test.step("its script is loaded on the press, and can fail", async () => {
    await expect(pay).toBeEnabled();
    expect(scripts).toEqual([]);
    await pay.click();
    await expect(page.getByRole("alertdialog", { name: "Failed to load" })).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    expect(await storedOrders(shopper)).toHaveLength(0);
  });

  await test.step("an order cannot be created", async () => {
    await page.route(
      "**/api/shop/order/create",
      (route) =>
        route.fulfill({ status: 502, json: { success: false, code: "provider_failed", message: "Razorpay is away." } }),
      { times: 1 },
    );
    await pay.click();
    await expect(page.getByRole("alertdialog", { name: "Order creation failed" })).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Razorpay is away." })).toBeVisible();
    await expect(cash).toBeEnabled();
  });

  const form = await openForm(page);
  expect(scripts).toHaveLength(2);
  await form.getByRole("button", { name: "Close the payment" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  // The last piece is held for this shopper.
  await page.reload();
  await expect(page.getByText("Your items are reserved while you pay")).toBeVisible();
  await cash.click();
  await expect(page.getByText("Pay at the door")).toBeVisible();
  const [placed, replaced] = await storedOrders(shopper);
  expect(placed).toMatchObject({ orderStatus: "Pending", paymentMethod: "Cash On Delivery" });
  expect(replaced).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Unpaid" });
  expect(await stockOf(database, productId)).toBe(0);
});

test("a cash order whose answer was lost is shown when the shopper then pays by Razorpay, and ordered once", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { lost } = await loseAnswer(page, "**/api/shop/order/createCOD");
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await lost;
  await expect(page.getByRole("alert").filter({ hasText: "We couldn't reach the shop" })).toBeVisible();
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByText("Pay at the door")).toBeVisible();
  expect(await storedOrders(shopper)).toMatchObject([{ paymentMethod: "Cash On Delivery" }]);
});

test("after a lost answer whose order is over, the next press creates another order, and a refused confirmation is reported", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 1, "m");
  await loseAnswer(page, "**/api/shop/order/create");
  await page.route("**/api/shop/order/capture", (route) =>
    route.fulfill({ status: 422, json: { success: false, code: "invalid", message: "No" } }),
  );
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByRole("alertdialog", { name: "Order creation failed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  const [lost] = await storedOrders(shopper);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: lost._id } }));

  await payBy(await openForm(page), "Success");
  await expect(failed(page)).toHaveAccessibleDescription(/^The payment did not go through\./);
  const [second, ...others] = await storedOrders(shopper);
  expect(others).toMatchObject([{ _id: lost._id, orderStatus: "Rejected" }]);
  expect(second._id).not.toBe(lost._id);
  expect(await stockOf(database, productId)).toBe(4);
});

test("a payment whose confirmation fails is found by the order's own state", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.route("**/api/shop/order/capture", (route) => route.abort());
  await page.goto("/shop/checkout?step=payment");
  await payBy(await openForm(page), "Success");
  await expect(page).toHaveURL(/razorpayreturn/, { timeout: 20_000 });
  // The webhook has settled it.
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);
});

test("a payment in another app after the form was closed leads to the success page and empties the cart", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await form.getByRole("button", { name: "Close the payment" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  const [{ _id: orderId }] = await storedOrders(shopper);
  const stored = await database.collection("orders").findOne({ _id: new ObjectId(orderId) });
  await pay(stored?.razorpayOrderId, { webhooks: "send" });
  await expect(page).toHaveURL(`/shop/razorpayreturn?order=${orderId}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);
});

test("a payment can take its quarter of an hour on a device whose clock is twenty minutes ahead or behind", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const now = Date.now();
  await page.clock.install();
  for (const minutes of [20, -20]) {
    await page.clock.setSystemTime(now + minutes * 60_000);
    await page.goto("/shop/checkout?step=payment");
    const form = await openForm(page);
    await page.clock.fastForward("10:00");
    await expect(form.getByText(/Held for you until/)).toBeVisible();
    await page.clock.fastForward("05:05");
    await expect(failed(page)).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    // Answered by the server, for which no time has passed.
    await expect(page.getByRole("timer")).toHaveText(/reserved while you pay: 1[45]:\d\d/);
    await page.goto("/shop/account?tab=orders");
    await expect(page.getByText(/Pay by \d{1,2}:\d\d [ap]m/).filter({ visible: true })).toBeVisible();
  }
});
