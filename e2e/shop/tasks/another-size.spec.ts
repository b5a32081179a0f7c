import { fill, newProduct } from "../../api/support/goods";
import { expect, test } from "../../fixtures";
import { settle } from "../support/catalog";
import { expectUncovered, storedCart } from "../support/screens";
import { Taps } from "./support/taps";

test("a size is changed in the cart in three taps, and the total stays in sight", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database, { stockBySize: { s: 0, m: 5, l: 5 } }), 1, "m");
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);

  const taps = new Taps();
  await taps.on(page.getByRole("button", { name: /^Cart, / }));
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await taps.choose(panel.getByRole("combobox", { name: /^Size of/ }), "l");
  await expect.poll(() => storedCart(shopper)).toEqual(["l 1"]);
  expect(taps.count).toBe(3);
  await expectUncovered(panel.getByText("Total amount"));
});
