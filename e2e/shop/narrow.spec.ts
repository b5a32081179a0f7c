import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { destination, fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { openCart, storeAddress } from "./support/screens";
import { notWhole } from "./support/whole";

/** Without a blank, as people write e-mail addresses, links and house names. */
const long = "Silveroakresidency".repeat(5).slice(0, 80);

/** Narrow windows, and at the width of a phone the sizes that people choose for their text. */
const looks = [
  { width: 320, text: "100%" },
  { width: 375, text: "100%" },
  { width: 390, text: "130%" },
  { width: 390, text: "150%" },
  { width: 390, text: "200%" },
];

/** Leaves the page at its normal size, 320 px wide. */
async function expectWhole(page: Page): Promise<void> {
  for (const { width, text } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
    await expect.soft
      .poll(() => page.evaluate(notWhole), { message: `${page.url()} at ${width} px, ${text}`, timeout: 3_000 })
      .toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 320, height: 844 });
}

test("nothing overlaps, is cut off or scrolls sideways on narrow windows and with large text, for guests", {
  tag: "@phone",
}, async ({ page, database }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/shop/home", "/shop/listing?category=women", "/shop/nowhere"]) {
    await page.goto(path);
    await settle(page);
    await expectWhole(page);
  }
  await page.goto(`/shop/product/${await newProduct(database, { title: long, price: 9999.5, saleprice: 1499 })}`);
  await settle(page);
  await expect(page.getByRole("button", { name: "Buy Now" }).filter({ visible: true })).toBeVisible();
  await expectWhole(page);
  await page.goto("/shop/listing?category=women");
  await settle(page);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
  await expectWhole(page);
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await expectWhole(page);
  }
});

test("long words and large text neither overlap nor are cut off on narrow windows, for shoppers", {
  tag: "@phone",
}, async ({ page, shopper, openAs, database }) => {
  test.slow();
  const product = await newProduct(database, { title: long, price: 99_999.5, saleprice: 12_345.5, stock: 2 });
  await database
    .collection("products")
    .updateOne({ _id: new ObjectId(product) }, { $set: { seller: long, description: long } });
  await fill(shopper, product, 1, "m");
  await good(
    await shopper.request.post("/api/shop/order/createCOD", {
      data: { addressInfo: { ...destination, name: long.slice(0, 60), address: long, city: long.slice(0, 60) } },
    }),
    201,
  );
  await fill(shopper, product, 1, "m");
  await storeAddress(shopper, {
    name: long.slice(0, 60),
    address: `12 Silver Oak Residency ${long}`,
    city: long.slice(0, 60),
  });
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: product } }));
  await openAs(shopper);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("New Password")).toBeVisible();
  await expectWhole(page);
  const panel = await openCart(page);
  await expect(panel.getByText("Out of Stock")).toBeVisible();
  await expectWhole(page);
  for (const [path, text] of [
    ["/shop/account?tab=orders", "Order History"],
    ["/shop/account?tab=address", "12 Silver Oak Residency"],
    ["/shop/checkout", "Include Openbox Verification"],
    ["/shop/checkout?step=address", "12 Silver Oak Residency"],
    ["/shop/checkout?step=payment", "Pay With Razorpay"],
    ["/shop/wishlist", "My Wishlist"],
    ["/shop/giftcard", "Received a Gift Card?"],
    ["/shop/wallet", "Vastra Wallet"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectWhole(page);
  }
});

test("no field has text so small that iOS zooms into it", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await openAs(shopper);
  const small = () =>
    page
      .locator("input, select, textarea")
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 100)),
      );
  await page.goto("/shop/checkout");
  await expect(page.getByRole("combobox", { name: /^Size of / })).toBeVisible();
  expect(await small()).toEqual([]);
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await expect(page.getByLabel("Pincode")).toBeVisible();
  expect(await small()).toEqual([]);
  await page.goto("/shop/listing");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await small()).toEqual([]);
});

test("long words and large text neither overlap nor are cut off on narrow windows, for admins", {
  tag: "@phone",
}, async ({ page, shopper, admin, openAs, database }) => {
  test.slow();
  const product = await newProduct(database, { title: long });
  await database
    .collection("products")
    .updateOne({ _id: new ObjectId(product) }, { $set: { seller: long, description: long } });
  await fill(shopper, product, 1, "m");
  const { orderId } = await orderCash(shopper);
  const reason = { orderId, orderStatus: "Rejected", reason: long };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: reason }));
  const email = `${long.slice(0, 60)}@${shopper.email}`;
  await database
    .collection("users")
    .updateOne({ _id: new ObjectId(admin.id) }, { $set: { email, username: long.slice(0, 30) } });
  await openAs(admin);
  for (const [path, text] of [
    ["/admin/dashboard", "Dashboard"],
    [`/admin/products?q=${long}`, long],
    ["/admin/people", email],
    [`/admin/log?q=${orderId}`, "Log"],
    ["/admin/messages", "Messages"],
    [`/admin/orders?q=${orderId}`, orderId.slice(-8).toUpperCase()],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expectWhole(page);
  }
  await page.getByRole("button", { name: "View Detail" }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog").getByText(long).first()).toBeVisible();
  await expectWhole(page);
});
