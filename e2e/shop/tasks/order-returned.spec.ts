import { addListed, deleteProduct } from "../../api/support/goods";
import { orderOf } from "../../api/support/razorpay";
import { delivered, returnOf } from "../../api/support/returns";
import { expect, test } from "../../fixtures";
import { settle } from "../support/catalog";
import { Taps } from "./support/taps";

test("an order is found in three taps and returned in eight more", { tag: "@phone" }, async ({
  page,
  shopper,
  admin,
  openAs,
}) => {
  const title = `Testpiece Shirt ${shopper.id}`;
  const { _id: id } = await addListed(admin, { title, price: 900 });
  const { orderId } = await delivered(shopper, admin, [{ productId: id, size: "s" }], "online");
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);

  const taps = new Taps();
  await taps.on(page.getByRole("button", { name: "Account menu" }));
  await taps.on(page.getByRole("banner").getByRole("link", { name: "Orders" }));
  await taps.on(page.getByRole("link", { name: title }).filter({ visible: true }));
  await expect(page).toHaveURL(`/shop/account/orders/${orderId}`);
  expect(taps.count, "found").toBe(3);

  await taps.on(page.getByRole("button", { name: "Return or exchange" }));
  const dialog = page.getByRole("dialog", { name: "Return or exchange" });
  await taps.choose(dialog.getByLabel(`${title}, size S`), "1");
  await taps.on(dialog.getByRole("button", { name: "Continue" }));
  await taps.choose(dialog.getByLabel("Reason"), "Changed my mind");
  await taps.on(dialog.getByRole("button", { name: "Continue" }));
  await taps.on(dialog.getByRole("button", { name: "Send request" }));
  await expect(page.getByRole("region", { name: "Returns" })).toContainText("Requested by you");
  expect(taps.count, "returned").toBe(11);
  const [returnId = ""] = (await orderOf(shopper, orderId)).returns;
  expect(await returnOf(shopper, returnId)).toMatchObject({ refundAmount: 900 });
  await deleteProduct(admin, id);
});
