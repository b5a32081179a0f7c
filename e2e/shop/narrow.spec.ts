import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { addListed, destination, fill, newProduct, orderCash } from "../api/support/goods";
import { raised } from "../api/support/grievances";
import { expect, test } from "../fixtures";
import { cards, expectNoOverhang, settle } from "./support/catalog";
import { openCart, storeAddress } from "./support/screens";
import { openSearch } from "./support/search";
import { expectTabsInOneLine } from "./support/tabs";
import { notWhole } from "./support/whole";

/** 80 characters without a blank, as people write links, email addresses and names of houses. */
const long = "Silveroakresidency".repeat(5).slice(0, 80);

/** The narrowest window the shop is made for, and the sizes of text (of the root) that people choose. */
const views = {
  phone: [
    { width: 320, text: "100%" },
    { width: 390, text: "100%" },
    { width: 390, text: "130%" },
    { width: 390, text: "150%" },
    { width: 390, text: "200%" },
  ],
  desktop: [
    { width: 1440, text: "130%" },
    { width: 1440, text: "150%" },
    { width: 1440, text: "200%" },
  ],
};

/** Nothing overlaps, is cut off or scrolls sideways on the screen that is shown. */
async function expectWhole(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const { width, text } of test.info().project.name === "phone" ? views.phone : views.desktop) {
    await page.setViewportSize({ ...before, width });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
    const message = `${screen}, ${width} px wide, text at ${text}`;
    await expect.poll(() => page.evaluate(notWhole), { message }).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize(before);
}

/** Besides, nothing scrolls sideways at the widths between, and on a phone no field is so small that iOS zooms into it. */
async function expectFit(page: Page, screen: string): Promise<void> {
  await expectWhole(page, screen);
  if (test.info().project.name === "phone") {
    const small = await page
      .locator("input, select, textarea")
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 100)),
      );
    expect(small, screen).toEqual([]);
  } else {
    const before = page.viewportSize() ?? { width: 1440, height: 900 };
    await expectNoOverhang(page, [768, 1024, 1280]);
    await page.setViewportSize(before);
  }
}

/** A product with long words in all its texts, and a size of two lines. */
async function wordy(
  database: Parameters<typeof newProduct>[0],
  stock: number,
  [price, saleprice] = [99_999.5, 12_345.5],
) {
  const product = await newProduct(database, { title: long, price, saleprice, stock, size: ["m", "w-28"] });
  const texts = { seller: long, description: long };
  await database.collection("products").updateOne({ _id: new ObjectId(product) }, { $set: texts });
  return product;
}

test("long words and large text neither overlap nor are cut off for guests, at any width", { tag: "@widths" }, async ({
  page,
  database,
}) => {
  test.slow();
  await page.goto("/shop/home");
  await settle(page);
  await expectFit(page, "home");
  await openSearch(page);
  await expectWhole(page, "search");
  await page.goto("/shop/listing?category=men,women,kids&brand=levis,h%26m");
  await settle(page);
  await expectFit(page, "listing");
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) {
    await filters.click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expectFit(page, "filters");
    await page.getByRole("button", { name: "Close" }).click();
  }
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
  await expectWhole(page, "product dialog");
  await page.goto(`/shop/product/${await wordy(database, 2, [999_999.5, 123_456])}`);
  await settle(page);
  await expect(page.getByRole("button", { name: "Buy Now" }).filter({ visible: true })).toBeVisible();
  await expectFit(page, "product");
  for (const path of [
    "/auth/login",
    "/auth/register",
    "/shop/nowhere",
    "/shop/help",
    "/shop/help/privacy",
    "/shop/help/contact",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFit(page, path);
  }
});

test("long words and large text neither overlap nor are cut off for shoppers, at any width", {
  tag: "@widths",
}, async ({ page, shopper, admin, openAs, database }) => {
  test.slow();
  const product = await wordy(database, 2);
  await fill(shopper, product, 1, "m");
  const addressInfo = { ...destination, name: long.slice(0, 60), address: long, city: long.slice(0, 60) };
  const placed = await good(await shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo } }), 201);
  const shipment = { carrier: long.slice(0, 60), trackingNumber: long.slice(0, 60), trackingUrl: "https://c.example/" };
  const shipped = { orderId: placed.orderId, orderStatus: "Shipped", shipment };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: shipped }));
  await fill(shopper, product, 1, "m");
  const address = `12 Silver Oak Residency ${long}`;
  await storeAddress(shopper, { name: long.slice(0, 60), address, city: long.slice(0, 60) });
  for (const title of [long, "Testpiece"]) {
    const { _id } = await addListed(admin, { title, price: 999_999.5 });
    await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: _id } }));
  }
  await openAs(shopper);
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("New Password")).toBeVisible();
  await expectWhole(page, "account");
  const panel = await openCart(page);
  await expect(panel.getByRole("button", { name: /^Delete / })).toBeVisible();
  await expectWhole(page, "cart");
  const visit = async (path: string, text: string) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectFit(page, path);
  };
  await visit("/shop/account?tab=orders", "Order History");
  await page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog").getByText(long).first()).toBeVisible();
  await expectWhole(page, "order");
  await visit("/shop/account?tab=address", "12 Silver Oak Residency");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await expect(page.getByLabel("Pincode")).toBeVisible();
  await expectFit(page, "address form");
  await visit(`/shop/account/orders/${placed.orderId}`, "Need help with this order?");
  await visit("/shop/account?tab=privacy", "What we store, and why");
  await expectTabsInOneLine(page);
  await visit("/shop/checkout", "Include Openbox Verification");
  await visit("/shop/checkout?step=address", "12 Silver Oak Residency");
  await visit("/shop/checkout?step=payment", "Pay With Razorpay");
  await visit("/shop/wishlist", "Move to cart");
  await visit("/shop/giftcard", "Received a Gift Card?");
  await visit("/shop/wallet", "Vastra Wallet");
});

test("long words and large text neither overlap nor are cut off for admins", { tag: "@widths" }, async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  test.slow();
  await fill(shopper, await wordy(database, 2), 1, "m");
  const { orderId } = await orderCash(shopper);
  const rejection = { orderId, orderStatus: "Rejected", reason: long };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: rejection }));
  await addListed(admin, { title: `${long}${admin.id}`, seller: long, description: long });
  const words = { name: long.slice(0, 60), order: long.slice(0, 40), text: long };
  const grievance = await raised(shopper.request, admin, words);
  const email = `${long.slice(0, 30)}${shopper.email}`;
  const names = { email, username: long.slice(0, 30) };
  await database.collection("users").updateOne({ _id: new ObjectId(admin.id) }, { $set: names });
  await openAs(admin);
  for (const [path, text] of [
    ["/admin/dashboard", "Dashboard"],
    [`/admin/products?q=${long}${admin.id}`, `${long}${admin.id}`],
    ["/admin/people", email],
    [`/admin/log?q=${orderId}`, "Log"],
    ["/admin/messages", "Messages"],
    ["/admin/returns", "Returns"],
    [`/admin/grievances?q=${grievance.number}`, grievance.number],
    ["/admin/reviews", "Reviews"],
    ["/admin/settings", "Customer care"],
    ["/admin/settings/help", "Text of Returns and exchange"],
    ["/admin/settings/self-check", "Dark patterns"],
    ["/admin/catalogue?tab=kinds", "Catalogue"],
    [`/admin/orders?q=${orderId}`, orderId.slice(-8).toUpperCase()],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expectWhole(page, path);
  }
  // With large text the orders are a list; the table is back once the page is laid out anew.
  await page.reload();
  await page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog").getByText(long).first()).toBeVisible();
  await expectWhole(page, "order");
});

test("the check of these screens finds text that overlaps, is cut off, sticks out or breaks within a word", async ({
  page,
}) => {
  await page.setContent(`
    <p style="margin: 0">Under it</p><p style="margin: -1em 0 2em">Over it</p>
    <div style="height: 8px; overflow: hidden">Cut</div>
    <p style="position: relative; left: 99vw; width: 99px">Outside</p>
    <p style="width: 3ch; overflow-wrap: anywhere">Broken</p>
    <button style="display: block; height: 1px; margin: 3em 0">Pressed</button>`);
  expect(await page.evaluate(notWhole)).toEqual([
    expect.stringMatching(/^the page is \d+ px wide: P/),
    '<p> Broken: "Broken" stands in 3 lines',
    expect.stringMatching(/^<p> Outside: from \d+ to \d+/),
    expect.stringMatching(/^<div> Cut: cut off/),
    "<button> Pressed: sticks out of its button",
    "<p> Under it lies over <p> Over it",
  ]);
});
