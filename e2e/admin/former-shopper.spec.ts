import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { setStatus } from "../api/support/returns";
import { expect, test } from "../fixtures";

test("an admin reads the order of a shopper who has deleted the account", async ({
  page,
  shopper,
  admin,
  database,
  openAs,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await setStatus(admin, orderId, "Rejected");
  await good(await shopper.request.post("/api/shop/privacy/delete", { data: { password: shopper.password } }));
  await openAs(admin);
  await page.goto(`/admin/orders?q=${orderId.slice(-8)}`);
  const row = page.getByRole("row").filter({ hasText: "Former shopper" });
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText("0000000000");
  await row.getByRole("button", { name: /View Detail/ }).click();
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await expect(dialog.getByText("Former shopper").first()).toBeVisible();
  await expect(dialog.getByText("The address was erased when the shopper deleted their account.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Packing slip" })).toBeHidden();
  for (const gone of [shopper.username, shopper.email, "12 Silver Oak", "9845011223"]) {
    await expect(dialog.getByText(gone)).toHaveCount(0);
  }
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await expect(dialog.getByText("The shopper has deleted their account, so this order stays rejected.")).toBeVisible();
});
