import type { FrameLocator, Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, stockOf } from "../api/support/goods";
import { pay } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
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

test("paid by card: confirmed, paid, the cart empty", async ({ page, shopper, database }) => {
  const productId = await newProduct(database, { price: 1000, stock: 5 });
  await fill(shopper, productId, 2, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await expect(form.getByText("₹2,470.00").first()).toBeVisible();
  await expect(form.getByText(/Held for you until \d\d:\d\d/)).toBeVisible();
  const [waiting] = await storedOrders(shopper);
  expect(waiting).toMatchObject({ paymentStatus: "Unpaid", paymentMethod: "Razorpay" });
  expect(await page.evaluate(() => sessionStorage.getItem("currentOrderId"))).toBe(waiting._id);
  expect(await storedCart(shopper)).toEqual(["m 2"]);

  await payBy(form, "Success");
  await expect(page).toHaveURL(`/shop/razorpayreturn?order=${waiting._id}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Pay at the door")).toBeHidden();
  await expectAccessible(page);
  const orders = await storedOrders(shopper);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ orderStatus: "Pending", paymentStatus: "Paid" });
  expect(await storedCart(shopper)).toEqual([]);
  expect(await stockOf(database, productId)).toBe(3);
});

test("closed, failed, then paid: one order, and a clock for the hold", async ({ page, shopper, database }) => {
  test.slow();
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await form.getByRole("button", { name: "Close the payment" }).click();
  await expect(failed(page)).toHaveAccessibleDescription("You closed the payment window. Nothing was charged.");
  await expect(failed(page).getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toHaveText(/reserved while you pay: 1[45]:\d\d/);
  await expectAccessible(page);
  expect(await storedCart(shopper)).toEqual(["m 1"]);
  expect(await stockOf(database, productId)).toBe(4);

  // The clock stands after a reload, too.
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await payBy(await openForm(page), "Failure");
  await expect(failed(page)).toHaveAccessibleDescription(/^The payment did not go through\./);
  await page.getByRole("button", { name: "OK" }).click();
  await payBy(await openForm(page), "Success");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await storedOrders(shopper)).toHaveLength(1);
  expect(await stockOf(database, productId)).toBe(4);
});

test("after a closed payment cash is one press away, and takes the place of the hold @desktop", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await form.getByRole("button", { name: "Close the payment" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByText("Pay at the door")).toBeVisible();
  const [cash, replaced] = await storedOrders(shopper);
  expect(cash).toMatchObject({ orderStatus: "Pending", paymentMethod: "Cash On Delivery" });
  expect(replaced).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Unpaid" });
  expect(await stockOf(database, productId)).toBe(4);
});

test("the script is loaded when it is wanted; what fails is told and can be tried again @desktop", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const scripts: string[] = [];
  await page.route(/checkout\.js/, (route) => {
    scripts.push(route.request().url());
    return scripts.length === 1 ? route.abort() : route.continue();
  });
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByRole("button", { name: "Pay With Razorpay" })).toBeEnabled();
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByRole("alertdialog", { name: "Failed to load" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  expect(await storedOrders(shopper)).toHaveLength(0);
  await openForm(page);
  expect(scripts).toHaveLength(2);
});

test("an answer that got lost, and the order of it over: the next press makes another @desktop", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 5 });
  await fill(shopper, productId, 1, "m");
  await page.route(
    "**/api/shop/order/create",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByRole("alertdialog", { name: "Order creation failed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  const [lost] = await storedOrders(shopper);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: lost._id } }));

  await payBy(await openForm(page), "Success");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const [paid, ...others] = await storedOrders(shopper);
  expect(paid).toMatchObject({ paymentStatus: "Paid" });
  expect(others).toMatchObject([{ _id: lost._id, orderStatus: "Rejected" }]);
  expect(await stockOf(database, productId)).toBe(4);
});

test("an order that can't be made is told with its reason @desktop", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.route("**/api/shop/order/create", (route) =>
    route.fulfill({ status: 502, json: { success: false, code: "provider_failed", message: "Razorpay is away." } }),
  );
  await page.goto("/shop/checkout?step=payment");
  await page.getByRole("button", { name: "Pay With Razorpay" }).click();
  await expect(page.getByRole("alertdialog", { name: "Order creation failed" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Razorpay is away." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
});

test("a confirmation that is refused says that the payment failed @desktop", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.route("**/api/shop/order/capture", (route) =>
    route.fulfill({ status: 422, json: { success: false, code: "invalid", message: "No" } }),
  );
  await page.goto("/shop/checkout?step=payment");
  await payBy(await openForm(page), "Success");
  await expect(failed(page)).toHaveAccessibleDescription(/^The payment did not go through\./);
  expect(await storedCart(shopper)).not.toBeNull();
});

test("a confirmation without an answer is found out by the order itself @desktop", async ({
  page,
  shopper,
  database,
}) => {
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

test("paid in another app after the form was closed: the success screen, and an empty cart", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout?step=payment");
  const form = await openForm(page);
  await expect(page.getByRole("button", { name: "Cart, 1 item", includeHidden: true })).toBeAttached();
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

test("a shop without keys does not offer it @desktop", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.route("**/api/shop/config", (route) =>
    route.fulfill({
      json: { success: true, razorpay: { enabled: false, scriptUrl: "" }, cashLimit: 50_000, mapsKey: null },
    }),
  );
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Pay With Razorpay" })).toBeHidden();
});
