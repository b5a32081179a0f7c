import { expectAccessible } from "../accessibility";
import { addListed, deleteProduct, newProduct, piecesOf } from "../api/support/goods";
import { orderOf } from "../api/support/razorpay";
import { delivered, returnOf } from "../api/support/returns";
import { pixel } from "../api/support/send";
import { expect, test } from "../fixtures";

test.beforeEach(async ({ shopper, openAs }) => openAs(shopper));

test("a shopper returns one piece and exchanges another, paid in cash", { tag: "@widths" }, async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const { _id: kurta } = await addListed(admin, { size: "m,l", stock: 7, stockBySize: { m: 5, l: 2 } });
  const { _id: shirt } = await addListed(admin, { title: "Testpiece Shirt", price: 500 });
  const bought = [
    { productId: kurta, quantity: 2, size: "m" },
    { productId: shirt, size: "s" },
  ];
  const { orderId } = await delivered(shopper, admin, bought);
  await page.goto(`/shop/account/orders/${orderId}`);
  await page.getByRole("button", { name: "Return or exchange" }).click();
  const dialog = page.getByRole("dialog", { name: "Return or exchange" });
  await dialog.getByLabel("Testpiece, size M").selectOption("1");
  await dialog.getByLabel("Testpiece Shirt, size S").selectOption("1");
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole("button", { name: "Continue" }).click();
  const kurtas = dialog.getByRole("group", { name: "1 × Testpiece, size M" });
  await kurtas.getByLabel("Reason").selectOption("Size too small");
  await kurtas.getByLabel("What would you like?").selectOption("Exchange for size L");
  await dialog
    .getByRole("group", { name: "1 × Testpiece Shirt, size S" })
    .getByLabel("Reason")
    .selectOption("Damaged or defective");
  const file = { name: "torn.png", mimeType: "image/png", buffer: pixel };
  await dialog.getByLabel(/^Pictures/).setInputFiles(file);
  await expect(dialog.getByRole("img", { name: "1 of 1" })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("₹500.00")).toBeVisible();
  const send = dialog.getByRole("button", { name: "Send request" });
  await expect(send).toBeDisabled();
  const upi = dialog.getByLabel("UPI address");
  await upi.fill("9845011223");
  await upi.blur();
  await expect(upi).toHaveAccessibleDescription("Must be like name@bank.");
  await expect(upi).toHaveAttribute("aria-invalid", "true");
  await upi.fill("asha@bank");
  await expect(upi).toHaveAccessibleDescription(/^You paid in cash/);
  await expectAccessible(page, '[role="dialog"]');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Return or exchange" })).toBeFocused();
  const [returnId = ""] = (await orderOf(shopper, orderId)).returns;
  expect(await returnOf(shopper, returnId)).toMatchObject({
    refundAmount: 500,
    lines: [{}, {}],
    images: [expect.stringContaining("/returns/")],
  });
  expect(await piecesOf(database, kurta)).toEqual({ m: 3, l: 1 });

  const returns = page.getByRole("region", { name: "Returns" });
  await expect(returns.getByText("Requested by you")).toBeVisible();
  await expect(returns.getByText("₹500.00 to be refunded when the goods are back")).toBeVisible();
  await expect(returns.getByRole("img", { name: "1 of 1" })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(returns.getByText("Requested by you")).toBeVisible();
  for (const name of ["Return or exchange", "Cancel return"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await expect(page.getByRole("link", { name: "How returns work" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await returns.getByRole("button", { name: "Cancel return" }).click();
  await expect(returns.getByText("Cancelled by you")).toBeVisible();
  expect(await piecesOf(database, kurta)).toEqual({ m: 3, l: 2 });
  for (const id of [kurta, shirt]) await deleteProduct(admin, id);
});

test("what was paid online goes back to the account that it came from, without a UPI address", async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const shirt = await newProduct(database, { title: "Shirt", price: 500 });
  const { orderId } = await delivered(shopper, admin, [{ productId: shirt, size: "s" }], "online");
  await page.goto(`/shop/account/orders/${orderId}`);
  await page.getByRole("button", { name: "Return or exchange" }).click();
  const dialog = page.getByRole("dialog", { name: "Return or exchange" });
  await dialog.getByLabel(/^Shirt .*, size S$/).selectOption("1");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("Reason").selectOption("Size too small");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("₹500.00")).toBeVisible();
  await expect(dialog.getByText("the account that you paid from")).toBeVisible();
  await expect(dialog.getByLabel("UPI address")).toBeHidden();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();
  const [returnId = ""] = (await orderOf(shopper, orderId)).returns;
  expect(await returnOf(shopper, returnId)).toMatchObject({ refundAmount: 500 });
  await expect(page.getByRole("region", { name: "Returns" }).getByText("Requested by you")).toBeVisible();
});

test("a return that Back has closed goes on where it was, also after a reload, and the next one begins anew", async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const shirt = await newProduct(database, { title: "Shirt", price: 500 });
  const { orderId } = await delivered(shopper, admin, [{ productId: shirt, quantity: 3, size: "s" }]);
  await page.goto(`/shop/account/orders/${orderId}`);
  const open = page.getByRole("button", { name: "Return or exchange" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Return or exchange" });
  const enter = async () => {
    await dialog.getByLabel(/^Shirt .*, size S$/).selectOption("1");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Reason").selectOption("Size too small");
    await dialog.getByLabel("Note").fill("Tight at the shoulders");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("UPI address").fill("asha@bank");
  };
  await enter();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();

  await open.click();
  await expect(dialog.getByRole("status").filter({ hasText: "Step 3 of 3" })).toBeVisible();
  await expect(dialog.getByLabel("UPI address")).toHaveValue("asha@bank");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();
  const [returnId = ""] = (await orderOf(shopper, orderId)).returns;
  expect(await returnOf(shopper, returnId)).toMatchObject({
    note: "Tight at the shoulders",
    lines: [{ quantity: 1, reason: "Size too small" }],
  });

  await open.click();
  await expect(dialog.getByRole("status").filter({ hasText: "Step 1 of 3" })).toBeVisible();
  await expect(dialog.getByRole("combobox")).toHaveValue("0");
  await enter();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();
  expect((await orderOf(shopper, orderId)).returns, "the same words again are another request").toHaveLength(2);
  await page.reload();
  await open.click();
  await expect(dialog.getByRole("combobox")).toHaveValue("0");
});
