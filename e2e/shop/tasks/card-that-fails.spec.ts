import { fill, newProduct } from "../../api/support/goods";
import { expect, test } from "../../fixtures";
import { providerForm } from "../support/orders";
import { storeAddress, storedOrders } from "../support/screens";
import { Taps } from "./support/taps";

test("a card that fails and then works is one order after seven taps", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=payment");

  const taps = new Taps();
  const form = providerForm(page);
  const pay = page.getByRole("button", { name: "Pay With Razorpay" });
  await taps.on(pay);
  await taps.on(form.locator("#pay"));
  await taps.within(form, "Failure");
  const failed = page.getByRole("alertdialog", { name: "Payment Failed try again" });
  await expect(failed).toHaveAccessibleDescription(/^The payment did not go through\./);
  await taps.on(failed.getByRole("button", { name: "OK" }));
  await expect(page.getByRole("timer")).toContainText("reserved while you pay");
  await taps.on(pay);
  await taps.on(form.locator("#pay"));
  await taps.within(form, "Success");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(taps.count).toBe(7);
  const orders = await storedOrders(shopper);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ paymentStatus: "Paid" });
});
