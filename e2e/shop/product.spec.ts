import type { Locator } from "@playwright/test";
import type { StockBySize } from "@/lib/catalog/options";
import { addListed, deleteProduct, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { pretendStock, settle } from "./support/catalog";
import { hold } from "./support/hold";
import { walkByTab } from "./support/keyboard";
import { expectStill, expectUncovered, stepButton, storedCart, toast } from "./support/screens";

test("the product page shows prices, sizes, details and delivery without scripts", async ({
  browser,
  baseURL,
  viewport,
  database,
}) => {
  const id = await newProduct(database, { price: 2499, saleprice: 1499, title: "Neel Kurta" });
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/shop/product/${id}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: `Neel Kurta ${id}` })).toBeVisible();
  await expect(main.getByRole("img", { name: `Neel Kurta ${id}` })).toBeVisible();
  for (const text of [
    "₹1,499.00",
    "₹2,499.00",
    "Inclusive of all taxes",
    "Select Size",
    "A kurta for tests.",
    "Test Loom",
    "Pay on delivery available",
    "Easy 7 days return & exchange available",
    "Get it within 5 days",
    "Each order adds two flat fees: platform ₹350.00, shipping ₹120.00",
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText("40% Off").first()).toBeVisible();
  await context.close();
});

test("one size in stock is chosen from the start, and on the next product the one that was chosen last", async ({
  page,
  database,
}) => {
  const [one, other] = [await newProduct(database), await newProduct(database)];
  const few = await newProduct(database, { stockBySize: { xs: 0, s: 0, m: 0, l: 2 } });
  const none = await newProduct(database, { stockBySize: { s: 0, m: 0 } });
  const pressed = page.getByRole("group", { name: "Select Size" }).getByRole("button", { pressed: true });
  await page.goto(`/shop/product/${one}`);
  await expect(pressed).toHaveText("M");
  await page.getByRole("button", { name: "XL", exact: true }).click();
  await expect(pressed).toHaveText("XL");
  await page.goto(`/shop/product/${other}`);
  await expect(pressed).toHaveText("XL");
  await page.goto(`/shop/product/${few}`);
  await expect(pressed).toHaveText("L");
  await page.goto(`/shop/product/${none}`);
  await expect(page.getByRole("button", { name: "M, sold out" })).toBeVisible();
  await expect(stepButton(page, "Add to Cart")).toBeDisabled();
});

test("a sold-out size cannot be chosen, Add to Cart shows that it is busy, and Buy Now opens the checkout", {
  tag: "@widths",
}, async ({ page, shopper, openAs, database }) => {
  const id = await newProduct(database, { stockBySize: { s: 0, m: 3, l: 9, xl: 0 } });
  await pretendStock(page, id, 11, { s: 0, m: 2, l: 9, xl: 0 });
  await openAs(shopper);
  const { release } = await hold(page, "**/api/shop/cart/add");
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const sizes = page.getByRole("group", { name: "Select Size" });
  const pressed = sizes.getByRole("button", { pressed: true });
  await test.step("a sold-out size is struck through, says so, and cannot be chosen", async () => {
    await expect(pressed).toHaveText("M");
    await expect(page.getByText(/^Only 2 left/), "as it is now").toBeVisible();
    const small = sizes.getByRole("button", { name: "S, sold out", exact: true });
    await expect(small).toHaveAttribute("aria-disabled", "true");
    await expect(small).toHaveCSS("text-decoration-line", "line-through");
    await small.focus();
    await expect(small).toBeFocused();
    await page.keyboard.press("Enter");
    await small.click({ force: true });
    await expect(pressed).toHaveText("M");
    await sizes.getByRole("button", { name: "L", exact: true }).click();
    await expect(page.getByText(/Only \d left/)).toBeHidden();
  });
  await test.step("Add to Cart shows that it is busy and adds the chosen size", async () => {
    await stepButton(page, "Add to Cart").click();
    await expect(stepButton(page, "Adding…")).toHaveAttribute("aria-busy", "true");
    await expect(stepButton(page, "Buy Now")).not.toHaveAttribute("aria-busy");
    release();
    await expect(toast(page, /Product added to cart.*Size L/)).toBeVisible();
    await expect(stepButton(page, "Add to Cart")).not.toHaveAttribute("aria-busy");
    expect(await storedCart(shopper)).toEqual(["l 1"]);
  });
  await sizes.getByRole("button", { name: "M", exact: true }).click();
  await stepButton(page, "Buy Now").click();
  await expect(page).toHaveURL("/shop/checkout");
  expect(await storedCart(shopper)).toEqual(["l 1", "m 1"]);
});

test("a product's page says what it is and which body its sizes are for, in sight beside the pictures from 1024 px", async ({
  page,
  admin,
}) => {
  const facts = { fabric: "linen", fit: "regular", care: "Wash cold by hand" };
  const product = { category: "men", kind: "kurtas", facts, colour: "navy", seller: "Jaipur Weaves" };
  const images = ["bomber-black", "bomber-olive", "cap-navy"].map((name) => `/pictures/${name}.webp`);
  const { _id: id } = await addListed(admin, {
    ...product,
    title: "Facts Kurta",
    size: "m,l",
    image: images[0],
    images,
  });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Product details" })).toBeVisible();
  for (const [label, value] of Object.entries({
    Fabric: "Linen",
    Fit: "Regular",
    Care: "Wash cold by hand",
    Colour: "Navy",
    "Sold by": "Jaipur Weaves",
  })) {
    const term = main.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator("xpath=following-sibling::dd")).toHaveText(value);
  }
  const table = main.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Size", "Chest, cm", "Waist, cm"]);
  await expect(table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "M" }) })).toHaveText(
    "M94–10282–90",
  );

  await test.step("the details stay in sight, and scroll within a low window", async () => {
    const details = page.locator("[class*=product-aside]");
    expect((await details.boundingBox())?.width).toBe(428);
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height });
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(stepButton(page, "Buy Now")).toBeInViewport({ ratio: 1 });
      const box = await details.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), "within the window").toBeLessThanOrEqual(height);
    }
    const end = details.getByText("Made for tests.");
    await end.scrollIntoViewIfNeeded();
    await expectUncovered(end);
  });
  await deleteProduct(admin, id);
});

test("a sold-out product shows similar ones before all that is said of it, and can only be put on the wishlist", {
  tag: "@widths",
}, async ({ page, shopper, openAs, admin }) => {
  const { _id: id } = await addListed(admin, { title: "Sold Out Testpiece", stock: 0 });
  await openAs(shopper);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const main = page.getByRole("main");
  const others = main.getByRole("region", { name: "Similar products" });
  await expect(others).toHaveCount(1);
  await expect(others).toContainText("This one is sold out. These are like it, and in stock.");
  const notes = await main.getByText("Pay on delivery available").boundingBox();
  const shown = await others.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(notes?.y ?? 0);
  const sizes = main.getByRole("group", { name: "Select Size" }).getByRole("button");
  await expect(sizes).toHaveCount(3);
  for (const size of await sizes.all()) await expect(size).toHaveAttribute("aria-disabled", "true");
  await expect(main.getByText("Out of Stock").filter({ visible: true }).last()).toBeVisible();
  await expect(stepButton(page, "Add to Cart")).toBeDisabled();
  await expect(stepButton(page, "Buy Now")).toBeDisabled();
  await expect(stepButton(page, "Wishlist").first()).toBeEnabled();
  await deleteProduct(admin, id);
});

test("a product without sizes shows how many pieces are left now, and a discount under 5 percent as a sale", async ({
  page,
  database,
}) => {
  const id = await newProduct(database, { price: 1234, saleprice: 1185, size: [], stock: 5 });
  await pretendStock(page, id, 4);
  await page.goto(`/shop/product/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Only 4 left")).toBeVisible();
  expect(await (await page.request.get(`/shop/product/${id}`)).text()).not.toContain("Only 5 left");
  await expect(main.getByText("Sale", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("₹1,185.00").first()).toBeVisible();
  await expect(main.getByText("₹1,234.00", { exact: true })).toHaveCount(0);
  await expect(main.getByText("Select Size")).toBeHidden();
});

test("similar products in stock open in a dialog over the page, and guests log in before they add, save or buy", async ({
  page,
}) => {
  const answer = await page.request.get("/api/shop/products/get?category=women&sortBy=title_ztoa&limit=1");
  const [{ _id: id }] = (await answer.json()).data;
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await expect(page.getByRole("heading", { name: "Similar products" })).toBeVisible();
  const others = page.getByRole("main").getByRole("article");
  await expect(others).toHaveCount(8);
  await expect(others.filter({ hasText: "Out of Stock" })).toHaveCount(0);
  await others.first().getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The dialog opens at once, its address follows.
  await expect(page).not.toHaveURL(`/shop/product/${id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/shop/product/${id}`);
  await expect(page.getByRole("dialog")).toBeHidden();

  await stepButton(page, "Add to Cart").first().click();
  await expect(toast(page, "Login to Add in Cart")).toBeVisible();
  await stepButton(page, "Wishlist").first().click();
  await expect(toast(page, "Login to Add in WishList")).toBeVisible();
  await expect(page).toHaveURL(`/shop/product/${id}`);
  await stepButton(page, "Buy Now").first().click();
  await expect(toast(page, /^Login to Buy$/)).toBeVisible();
  await expect(page).toHaveURL(`/auth/login?next=%2Fshop%2Fproduct%2F${id}`);
});

test("a phone's first view shows the whole picture, a price, all sizes and buttons, and nothing covers what is used", {
  tag: "@phone",
}, async ({ page, database }) => {
  const stockBySize = { xs: 9, s: 9, m: 2, l: 9, xl: 9, xll: 9 };
  const product = { title: "Indigo Handblock Printed Straight Kurta", price: 2499, saleprice: 1499, stockBySize };
  const id = await newProduct(database, product);
  await pretendStock(page, id, 47, stockBySize);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  for (const name of ["Add to Cart", "Buy Now"]) await expect(stepButton(page, name)).toBeInViewport({ ratio: 1 });
  const main = page.getByRole("main");
  const title = await main.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.height, "two lines").toBeGreaterThan(44);
  const picture = await main.getByRole("img").first().boundingBox();
  expect(picture).toMatchObject({ x: 0, width: 390, height: 520 });
  await expect(main.getByText("Only 2 left in M")).toBeInViewport({ ratio: 1 });
  const sizes = main.getByRole("group", { name: "Select Size" });
  const top = (await stepButton(page, "Buy Now").boundingBox())?.y ?? 0;
  for (const part of [main.getByText("₹1,499.00").first(), sizes]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.y ?? top) + (box?.height ?? 0), "above the bar").toBeLessThanOrEqual(top - 8);
  }
  await test.step("the pinned bar covers neither the focused element nor the end of the page", async () => {
    await page.locator("body").press("Tab");
    const stops = await walkByTab(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectUncovered(page.getByRole("contentinfo").getByText("All rights reserved"));
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await stepButton(page, "Add to Cart").click();
  const told = toast(page, "Login to Add in Cart");
  await expectStill(told);
  const header = await page.getByRole("banner").boundingBox();
  expect((await told.boundingBox())?.y).toBeCloseTo((header?.height ?? 0) + 8, 0);
  for (const name of ["Add to Cart", "Buy Now"]) await expectUncovered(stepButton(page, name));
  for (const size of await sizes.getByRole("button").all()) await expectUncovered(size);
});

const sets: Record<string, { kind: string; category: string; audience?: string; stockBySize: StockBySize }> = {
  letters: { kind: "kurtas", category: "men", stockBySize: { xs: 9, s: 9, m: 2, l: 9, xl: 9, xll: 9 } },
  waists: {
    kind: "jeans",
    category: "men",
    stockBySize: { "w-28": 9, "w-30": 9, "w-32": 2, "w-34": 9, "w-36": 9 },
  },
  shoes: {
    kind: "sneakers",
    category: "footwear",
    audience: "everyone",
    stockBySize: { "uk-6": 9, "uk-6-5": 9, "uk-7": 9, "uk-7-5": 2, "uk-8": 9, "uk-9": 9, "uk-10": 9 },
  },
  "children's ages": {
    kind: "kids-shirts",
    category: "kids",
    stockBySize: { "3-4y": 9, "4-5y": 9, "5-6y": 2, "6-7y": 9, "7-8y": 9, "8-9y": 9 },
  },
};

test("all sizes stand above the bar of a phone, on a product's page and in its dialog", { tag: "@phone" }, async ({
  page,
  admin,
}) => {
  const images = ["/pictures/bomber-black.webp", "/pictures/bomber-olive.webp"];
  const expectSizesAboveBar = async (within: Locator, what: string) => {
    const sizes = within.getByRole("group", { name: "Select Size" });
    await expect(within.getByText(/^Only 2 left in/)).toBeVisible();
    for (const height of [844, 740]) {
      await page.setViewportSize({ width: 390, height });
      await expect(async () => {
        const box = await sizes.boundingBox();
        const bar = await within.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0), `${what} at ${height} px`).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
      }).toPass();
    }
  };
  test.slow();
  const ids: string[] = [];
  for (const [what, { stockBySize, ...kind }] of Object.entries(sets)) {
    const title = `Indigo Handblock Printed Kurta with ${what}`;
    const size = Object.keys(stockBySize).join();
    const product = {
      price: 2499,
      saleprice: 1499,
      title,
      image: images[0],
      images,
      size,
      stockBySize,
      stock: undefined,
      ...kind,
    };
    const { _id } = await addListed(admin, product);
    await pretendStock(page, _id, 47, stockBySize);
    ids.push(_id);
  }
  await page.goto("/shop/listing?brand=adidas&sortBy=newest");
  await settle(page);
  for (const [at, what] of Object.keys(sets).entries()) {
    await page.locator(`a[href="/shop/product/${ids[at]}"]`).first().click();
    const dialog = page.getByRole("dialog");
    await expectSizesAboveBar(dialog, what);
    await dialog.getByRole("link", { name: "See the whole page" }).click();
    await expect(dialog).toBeHidden();
    await expectSizesAboveBar(page.getByRole("main"), what);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "All Products" })).toBeVisible();
  }
  for (const id of ids) await deleteProduct(admin, id);
});
