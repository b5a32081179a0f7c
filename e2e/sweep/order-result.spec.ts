import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create } from "../api/support/razorpay";
import { expect, test } from "../fixtures";

const resultOf = (orderId: string) => `/shop/razorpayreturn?order=${orderId}`;

test("the page after ordering is accessible: not found, cancelled, not paid yet and shipped unpaid", async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  const product = await newProduct(database);
  await fill(shopper, product, 1, "m");
  const { orderId: cancelled } = await orderCash(shopper);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: cancelled } }));
  await fill(shopper, product, 1, "m");
  const { orderId: unpaid } = await create(shopper);

  await openAs(shopper);
  for (const [orderId, heading] of [
    ["0".repeat(24), "Order not found"],
    [cancelled, "This order was cancelled"],
  ] as const) {
    await page.goto(resultOf(orderId));
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessible(page);
  }

  await page.clock.install();
  await page.goto(resultOf(unpaid));
  await expect(page.getByRole("heading", { name: "Confirming your payment…" })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("heading", { name: "Not paid yet" })).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page);

  const data = { orderId: unpaid, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "On its way, not paid yet" })).toBeVisible();
  await expectAccessible(page);
});
