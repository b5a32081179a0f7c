import type { Page } from "@playwright/test";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { openCart, storeAddress } from "./support/screens";

/** What sticks out of the window to the side, or has more text than its box shows: each by its text. */
function cutOff(): string[] {
  const page = document.documentElement;
  const found = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const parents = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? parents(element.parentElement) : []),
  ];
  /** Shortened with dots, swiped sideways, hidden but spoken, or decoration. */
  const isMeant = (element: Element) => {
    const { textOverflow, overflowX, clipPath, width, filter } = getComputedStyle(element);
    const isSwiped = element.tagName === "UL" && overflowX === "auto" && element.scrollWidth > element.clientWidth;
    return textOverflow === "ellipsis" || isSwiped || clipPath !== "none" || width === "1px" || filter !== "none";
  };
  for (const element of document.querySelectorAll("body *")) {
    const isControl = element.matches("button, a, input, select, textarea");
    if (!(isControl || hasText(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[aria-hidden=true]") || parents(element).some(isMeant)) continue;
    const name = `<${element.tagName.toLowerCase()}> ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > page.clientWidth + 1)
      found.push(`${name}: from ${Math.round(left)} to ${Math.round(right)}`);
    const isBox = hasText(element) && getComputedStyle(element).display !== "inline";
    if (isBox && element.scrollWidth > element.clientWidth + 1)
      found.push(`${name}: ${element.scrollWidth} in ${element.clientWidth}`);
  }
  return found;
}

/** At the narrowest width that the shop is made for, and at one between. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(cutOff), { message: `${page.url()} at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
}

test("nothing is cut off or scrolls sideways at 320 and 375 px, for guests", { tag: "@phone" }, async ({
  page,
  database,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/shop/home", "/shop/listing?category=women", "/shop/nowhere"]) {
    await page.goto(path);
    await settle(page);
    await expectWhole(page);
  }
  await page.goto(`/shop/product/${await newProduct(database, { price: 9999.5, saleprice: 1499 })}`);
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

test("nothing is cut off or scrolls sideways at 320 and 375 px, for shoppers", { tag: "@phone" }, async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  test.slow();
  const product = await newProduct(database, { price: 99_999.5, saleprice: 12_345.5, stock: 2 });
  await fill(shopper, product, 1, "m");
  await orderCash(shopper);
  await fill(shopper, product, 1, "m");
  await storeAddress(shopper);
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

test("no category of the home page breaks within its name at 320 px", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/shop/home");
  const labels = page.getByRole("main").locator(".hung-shape > span.display");
  await expect(labels).toHaveText(["Men", "Women", "Kids", "Accessories", "Footwear"]);
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1]);
});
