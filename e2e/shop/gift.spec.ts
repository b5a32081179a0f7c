import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress } from "./support/screens";
import { notWhole } from "./support/whole";

test("a gift has its note on the order's page, in the admin's dialog and on a slip without prices", async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 1234 }), 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=address");
  const isGift = page.getByRole("checkbox", { name: "It's a gift" });
  const note = page.getByRole("textbox", { name: "Note" });
  await isGift.check();
  await note.fill("Happy birthday, Meera!");
  await expect(page.getByText("178 characters left.")).toBeVisible();
  await expect(note).toHaveAccessibleDescription("In the parcel, on a slip without prices. Up to 200 characters.");
  await expect(page.locator("[aria-live]").filter({ hasText: "characters left" }), "said at each letter").toHaveCount(
    0,
  );
  await page.reload();
  await expect(note).toHaveValue("Happy birthday, Meera!");
  await stepButton(page, "Continue").click();
  await expect(page.getByText("“Happy birthday, Meera!”")).toBeVisible();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.getByRole("term").filter({ hasText: "Order Id" }).locator("+ dd").getByRole("link").click();
  await expect(page.getByText("“Happy birthday, Meera!”")).toBeVisible();
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // The next order is no gift by itself.
  await page.goto("/shop/checkout?step=address");
  await expect(isGift).not.toBeChecked();

  await openAs(admin);
  await page.goto(`/admin/orders?q=${orderId}`);
  await page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog").getByText("“Happy birthday, Meera!”")).toBeVisible();
  await page.goto(`/admin/orders/${orderId}/slip`);
  const slip = page.getByRole("article", { name: /^Packing slip/ });
  await expect(slip).toContainText("Happy birthday, Meera!");
  const courier = slip.getByRole("region", { name: "For the courier" });
  await expect(courier).toContainText(/Collect in cash: ₹[\d,.]+$/);
  await courier.evaluate((part) => part.remove());
  await expect(slip).not.toContainText("₹");
});

test("a long note with large text is whole in the checkout", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await storeAddress(shopper);
  await openAs(shopper);
  await page.goto("/shop/checkout?step=address");
  await page.getByRole("checkbox", { name: "It's a gift" }).check();
  await page.getByRole("textbox", { name: "Note" }).fill("Silveroakresidency".repeat(11));
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(() => page.evaluate(notWhole)).toEqual([]);
  await page.getByRole("button", { name: "Payment" }).click();
  await expect(page.getByText("A gift, with this note")).toBeVisible();
  await expect.poll(() => page.evaluate(notWhole)).toEqual([]);
});
