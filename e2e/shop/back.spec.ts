import type { Page } from "@playwright/test";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { hold } from "./support/hold";
import { expectListed, openFilters, tick } from "./support/listing";
import { openCart, storeAddress } from "./support/screens";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const listing = "/shop/listing?category=women";

/** A page that is soon there. */
const before = "/shop/nowhere";

/** Comes to a page from another, so that Back has somewhere to lead. */
async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(before);
  await page.goto(path);
  await settle(page);
}

async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(before);
}

test("Back closes the menu, the filters, the sort order, the account menu and Contact Us", { tag: "@phone" }, async ({
  page,
}) => {
  await comeTo(page, listing);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).filter({ visible: true }).first().click();
  const overlays = [
    { role: "dialog", name: "Menu", open: () => press("Menu") },
    { role: "dialog", name: "Filters", open: () => press(/^Filters/) },
    { role: "menu", name: /Sort by/, open: () => press(/^Sort by/) },
    {
      role: "dialog",
      name: "Contact Us",
      open: async () => {
        await press("Menu");
        await press("Contact Us");
      },
    },
  ] as const;
  for (const { role, name, open } of overlays) {
    const overlay = page.getByRole(role, { name });
    await open();
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(listing);
    await open();
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
  }
  await press("Account menu");
  await expect(page.getByText("Hello, Please Login!")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Hello, Please Login!")).toBeHidden();
  await expect(page).toHaveURL(listing);
  await expectBackLeaves(page);
});

test("a page opened from the menu replaces the menu's entry: one Back leaves it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(before);
  await page.goto("/shop/home");
  await settle(page);
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [link, url] of [
    ["Men", "/shop/listing?category=men"],
    ["Kids", "/shop/listing?category=kids"],
  ] as const) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: link, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(url);
  }
  await page.goBack();
  await expect(page).toHaveURL("/shop/listing?category=men");
  await expectListed(page, "category=men");
  await page.goBack();
  await expect(page).toHaveURL("/shop/home");
  // A link to the page one is on adds no step either.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("link", { name: "Home", exact: true }).click();
  await expect(menu).toBeHidden();
  // Until the router has come there, Back would end its way.
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("Back closes the filters and keeps what was chosen; the next Back undoes it", { tag: "@phone" }, async ({
  page,
}) => {
  await comeTo(page, listing);
  const sheet = await openFilters(page, "Brand");
  await sheet.getByRole("checkbox", { name: "Zara", exact: true }).click();
  await expect(page).toHaveURL(`${listing}&brand=zara`);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${listing}&brand=zara`);
  await expectListed(page, "category=women&brand=zara");
  await tick(page, "H&M", "Brand");
  await expect(page).toHaveURL(`${listing}&brand=zara,h%26m`);
  await page.goBack();
  await expectListed(page, "category=women&brand=zara");
  await page.goBack();
  await expectListed(page, "category=women");
  await expectBackLeaves(page);
});

test("Back closes a product that is still loading, and the list stays", { tag: "@phone" }, async ({ page }) => {
  await comeTo(page, listing);
  const { release } = await hold(page, /\/shop\/product\//);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page).toHaveURL(listing);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(listing);
  await expectBackLeaves(page);
});

test("Back closes the cart; Forward or a reload leaves no extra entry in the history", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await openAs(shopper);
  await comeTo(page, listing);
  const panel = await openCart(page);
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goForward();
  await expect(panel).toBeHidden();

  await openCart(page);
  await page.reload();
  await settle(page);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(listing);
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();

  await openCart(page);
  await panel.getByRole("button", { name: "CheckOut" }).click();
  await expect(page).toHaveURL("/shop/checkout");
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect(panel).toBeHidden();
  await expectBackLeaves(page);
});

test("Back closes an order's question and details, the address form and its question, one at a time", {
  tag: "@phone",
}, async ({ page, shopper, openAs, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await orderCash(shopper);
  await storeAddress(shopper);
  await openAs(shopper);
  await comeTo(page, "/shop/account?tab=orders");
  await page.getByRole("button", { name: "View Detail" }).click();
  const details = page.getByRole("dialog", { name: "Order Details" });
  await details.getByRole("button", { name: "Cancel Order" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this order?" });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL("/shop/account?tab=orders");

  await page.getByRole("tab", { name: "Address" }).click();
  await page.getByRole("button", { name: "Add New Address" }).click();
  const form = page.getByRole("dialog", { name: "Add New Address" });
  await expect(form.getByLabel("Pincode")).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: /^Delete Home/ }).click();
  const doubt = page.getByRole("alertdialog", { name: "Delete this address?" });
  await expect(doubt).toBeVisible();
  await page.goBack();
  await expect(doubt).toBeHidden();
  await expect(page).toHaveURL("/shop/account?tab=address");
  await expectBackLeaves(page);
});
