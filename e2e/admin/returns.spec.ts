import { shortNumber } from "@/lib/order/short-number";
import { newProduct, stockOf } from "../api/support/goods";
import { delivered, requested, returnOf } from "../api/support/returns";
import { expect, test } from "../fixtures";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an admin takes a return to its end on the page Returns", async ({ page, shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0], quantity: 2 }], { note: "Too loud" });

  await page.goto("/admin/orders");
  await page.getByRole("main").getByRole("link", { name: "Returns" }).click();
  await page.getByRole("searchbox", { name: "Find returns" }).fill(shopper.email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("status").filter({ hasText: /^1 return$/ })).toBeVisible();

  const dialog = page.getByRole("dialog", { name: "Return" });
  const detail = page.getByRole("button", { name: `View Detail of the return of order ${shortNumber(orderId)}` });
  const step = async (name: string) => {
    await detail.click();
    await dialog.getByLabel("Next step").selectOption(name);
    await dialog.getByRole("button", { name: "Update Return" }).click();
    await expect(dialog).toBeHidden();
  };
  await step("Approved");
  await step("Picked up");
  await detail.click();
  const received = dialog.getByLabel(/^Received of Test Kurta/);
  await received.fill("");
  await dialog.getByRole("button", { name: "Update Return" }).click();
  await expect(received, "an emptied field is no 0").toBeFocused();
  await received.fill("1");
  await dialog.getByLabel("Back into stock").uncheck();
  await dialog.getByRole("button", { name: "Update Return" }).click();
  const question = page.getByRole("alertdialog", { name: "Receive less than was asked for?" });
  await expect(question).toContainText("1 of 2 pieces came back. ₹1,000.00 will be refunded.");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect((await returnOf(shopper, _id)).status, "nothing changes before it is confirmed").toBe("Picked up");
  await dialog.getByRole("button", { name: "Update Return" }).click();
  await question.getByRole("button", { name: "Mark as received" }).click();
  await expect(dialog).toBeHidden();
  expect(await returnOf(shopper, _id)).toMatchObject({ status: "Received", refundAmount: 1000 });
  expect(await stockOf(database, productId)).toBe(8);

  await detail.click();
  await expect(dialog.getByText("Pay ₹1,000.00 to asha@bank.")).toBeVisible();
  await expect(dialog.getByText("“Too loud”")).toBeVisible();
  await dialog.getByLabel("Reference of the payment").fill("UTR 4711");
  await dialog.getByRole("button", { name: "Mark as paid" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Returns" }).getByText("Completed")).toBeVisible();
  expect(await returnOf(shopper, _id)).toMatchObject({ status: "Completed", refundStatus: "Refunded" });
});

test("a return is declined with a reason that the shopper reads", async ({ page, shopper, admin, database }) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  await page.goto(`/admin/returns?q=${_id}`);
  await page.getByRole("button", { name: /^View Detail/ }).click();
  const dialog = page.getByRole("dialog", { name: "Return" });
  await dialog.getByLabel("Next step").selectOption("Declined");
  await expect(dialog.getByRole("button", { name: "Update Return" })).toBeDisabled();
  await dialog.getByLabel("Reason").fill("Worn outside");
  await dialog.getByRole("button", { name: "Update Return" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Returns" }).getByText("No refund")).toBeVisible();
  expect((await returnOf(shopper, _id)).history.at(-1)).toMatchObject({ status: "Declined", why: "Worn outside" });
});
