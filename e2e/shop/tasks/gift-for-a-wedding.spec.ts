import { addListed, deleteProduct } from "../../api/support/goods";
import { expect, test } from "../../fixtures";
import { cards, settle } from "../support/catalog";
import { stepButton, storeAddress, storedOrders } from "../support/screens";
import { openSearch } from "../support/search";
import { Taps } from "./support/taps";

test("a kurta under 1500 for a wedding is found and ordered as a gift in ten taps", { tag: "@phone" }, async ({
  page,
  shopper,
  admin,
}) => {
  const title = `Shagun Wedding Kurta ${shopper.id}`;
  const kurta = { title, category: "men", kind: "kurtas", facts: { occasion: "wedding" } };
  const { _id: id } = await addListed(admin, { ...kurta, price: 1999, saleprice: 1449, size: "m,l" });
  const { _id: dear } = await addListed(admin, { ...kurta, title: `${title} in Silk`, price: 4999, size: "m,l" });
  await storeAddress(shopper);
  await page.goto("/shop/home");
  await settle(page);

  const taps = new Taps();
  await taps.on(page.getByRole("button", { name: "Search", exact: true }));
  const field = await openSearch(page);
  await taps.type(field, "wedding kurta under 1500");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: /1,500/ }).first()).toBeVisible();
  const card = cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(card).toBeVisible();
  await expect(cards(page).filter({ hasText: "in Silk" })).toHaveCount(0);

  await taps.on(card.getByRole("link").first());
  await taps.on(page.getByRole("dialog").getByRole("button", { name: "Buy Now" }).filter({ visible: true }));
  await expect(page).toHaveURL(/^[^?]*\/auth\/login/);
  await taps.type(page.getByLabel("Email"), shopper.email);
  await taps.type(page.getByLabel("Password"), shopper.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL("/shop/checkout");
  await taps.on(stepButton(page, "Click To Proceed"));
  await taps.on(page.getByRole("checkbox", { name: "It's a gift" }));
  await taps.type(page.getByRole("textbox", { name: "Note" }), "Happy wedding, Asha and Rohan!");
  await taps.on(stepButton(page, "Continue"));
  await taps.on(page.getByRole("button", { name: "Pay On Delivery" }));
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(taps.count).toBe(10);

  const [order] = await storedOrders(shopper);
  expect(order).toMatchObject({ cartItems: [{ productId: id, price: 1449 }] });
  for (const one of [id, dear]) await deleteProduct(admin, one);
});
