import type { Page } from "@playwright/test";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { hold } from "./support/hold";
import { expectListed, openFilters, tick } from "./support/listing";
import { openCart, storeAddress } from "./support/screens";

// While what closes still moves, Back and the next press must count.
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

test("Back closes the menu, the filters, the sort order, the account menu, Contact Us and a product, and the list stays", {
  tag: "@phone",
}, async ({ page }) => {
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

  await test.step("a product, also while it is still loading", async () => {
    const { release } = await hold(page, /\/shop\/product\//);
    const product = page.getByRole("dialog");
    await cards(page).first().getByRole("link").first().click();
    await expect(product).toBeVisible();
    await page.goBack();
    await expect(product).toBeHidden();
    release();
    await expect(page).toHaveURL(listing);
    await cards(page).first().getByRole("link").first().click();
    await expect(product.getByText("Select Size")).toBeVisible();
    await page.goBack();
    await expect(product).toBeHidden();
    await expect(page).toHaveURL(listing);
  });
  await expectBackLeaves(page);
});

test("a page opened from the menu replaces the menu's entry, and Back closes the filters before it undoes them", {
  tag: "@phone",
}, async ({ page }) => {
  await comeTo(page, "/shop/home");
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [link, url] of [
    ["Men", "/shop/listing?category=men"],
    ["Women", listing],
  ] as const) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: link, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(url);
  }

  await test.step("Back closes the filters and keeps what was chosen; the next Back undoes it", async () => {
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
  });

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
  await expectBackLeaves(page);
});

test("Back closes an order's question and details, the address form, its question and the cart, one at a time", {
  tag: "@phone",
}, async ({ page, shopper, openAs, database }) => {
  const product = await newProduct(database);
  await fill(shopper, product, 1, "m");
  await orderCash(shopper);
  await fill(shopper, product, 1, "m");
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

  await test.step("the cart: Forward or a reload leaves no extra entry in the history", async () => {
    const panel = await openCart(page);
    await page.goBack();
    await expect(panel).toBeHidden();
    await page.goForward();
    await expect(panel).toBeHidden();

    await openCart(page);
    await page.reload();
    await settle(page);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/shop/account?tab=address");
    await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();

    await openCart(page);
    await panel.getByRole("button", { name: "CheckOut" }).click();
    await expect(page).toHaveURL("/shop/checkout");
    await page.goBack();
    await expect(page).toHaveURL("/shop/account?tab=address");
    await expect(panel).toBeHidden();
  });
  await expectBackLeaves(page);
});
