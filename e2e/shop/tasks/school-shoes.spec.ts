import { addListed, deleteProduct } from "../../api/support/goods";
import { expect, test } from "../../fixtures";
import { cards, settle } from "../support/catalog";
import { openCart, storedCart, toast } from "../support/screens";
import { openSearch } from "../support/search";
import { Taps } from "./support/taps";

test("school shoes for a child in UK 13 are in the cart after four taps", { tag: "@phone" }, async ({
  page,
  shopper,
  admin,
  openAs,
}) => {
  const title = `Pathshala Strap Shoes ${shopper.id}`;
  const shoes = { title, category: "footwear", kind: "kids-shoes", audience: "kids", price: 1199 };
  const stockBySize = { "uk-k-12": 4, "uk-k-13": 4 };
  const { _id: id } = await addListed(admin, {
    ...shoes,
    size: Object.keys(stockBySize).join(),
    stock: undefined,
    stockBySize,
  });
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);

  const taps = new Taps();
  await taps.on(page.getByRole("button", { name: "Search", exact: true }));
  const field = await openSearch(page);
  await taps.type(field, "school shoes uk 13");
  await field.press("Enter");
  await expect(page).toHaveURL(/size=uk-k-13/);
  const kinds = await page.request.get("/api/shop/products/get?q=school%20shoes&limit=8");
  for (const { audience } of (await kinds.json()).data) expect(audience).toBe("kids");

  await taps.on(cards(page).filter({ hasText: title }).getByRole("link").first());
  const dialog = page.getByRole("dialog");
  await taps.on(dialog.getByRole("button", { name: "UK 13 child" }));
  await taps.on(dialog.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }));
  await expect(toast(page, "Product added to cart")).toBeVisible();
  expect(taps.count).toBe(4);
  expect(await storedCart(shopper)).toEqual(["uk-k-13 1"]);
  await page.goBack();
  await expect((await openCart(page)).getByRole("combobox", { name: /^Size of/ })).toHaveValue("uk-k-13");
  await deleteProduct(admin, id);
});
