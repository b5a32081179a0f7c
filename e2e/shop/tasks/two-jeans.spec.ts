import { expect, test } from "../../fixtures";
import { cards, settle } from "../support/catalog";
import { Taps } from "./support/taps";

test("two jeans of a list stand side by side after four taps", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/shop/listing?category=men&kind=jeans");
  await settle(page);
  // Other tests add jeans for a while.
  const title = "Dhuan Grey Taper Jeans";

  const taps = new Taps();
  await taps.on(cards(page).filter({ hasText: title }).getByRole("link").first());
  await taps.on(page.getByRole("dialog", { name: title }).getByRole("button", { name: "Compare" }));
  const dialog = page.getByRole("dialog", { name: "Compare" });
  const others = dialog.getByRole("list", { name: "Compare with" });
  await taps.on(others.getByRole("button", { name: "Add Gateway Dark Rinse Jeans" }));
  await taps.on(dialog.getByRole("link", { name: "Compare (2)" }));
  const table = page.getByRole("table", { name: "2 products side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("columnheader").first()).toContainText(title);
  expect(taps.count).toBe(4);
  for (const row of ["Price", "Sizes in stock", "Delivery", "Fabric", "Fit", "Care", "Sold by"]) {
    await expect(table.getByRole("rowheader", { name: row, exact: true })).toBeVisible();
  }
});
