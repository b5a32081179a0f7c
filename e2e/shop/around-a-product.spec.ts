import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { editProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { cards, overhang, seeded, settle } from "./support/catalog";
import { toast } from "./support/screens";

test.describe("breadcrumbs", () => {
  test("lead from a product to its category and home, and search engines know them", async ({ page }) => {
    const { data } = await good(await page.request.get("/api/shop/products/get?category=women&limit=1"));
    await page.goto(`/shop/product/${data[0]._id}`);
    await settle(page);
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(way.getByRole("link")).toHaveText(["Home", "Women"]);
    await expect(way.getByText(data[0].title)).toHaveAttribute("aria-current", "page");
    const written = await page.locator('script[type="application/ld+json"]').allTextContents();
    const list = written.map((text) => JSON.parse(text)).find((one) => one["@type"] === "BreadcrumbList");
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Women", data[0].title]);
    await way.getByRole("link", { name: "Women" }).click();
    await expect(page).toHaveURL("/shop/listing?category=women");
  });
});

test.describe("Share", () => {
  test("copies the link where the browser has nothing to share with, and says so", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    const [product] = await seeded(page.request, 1);
    await page.goto(`/shop/product/${product?._id}?from=somewhere`);
    await settle(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(toast(page, "Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/shop/product/${product?._id}`);
  });

  test("hands title and link to the device; closing that is no failure", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        document.title = JSON.stringify(data);
        throw new DOMException("closed", "AbortError");
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    const [product] = await seeded(page.request, 1);
    await page.goto(`/shop/product/${product?._id}`);
    await settle(page);
    await page.getByRole("button", { name: "Share" }).click();
    const given = { title: product?.title, url: `${baseURL}/shop/product/${product?._id}` };
    await expect(page).toHaveTitle(JSON.stringify(given));
    await expect(toast(page, "couldn't be shared")).toBeHidden();
  });
});

test("what is like a sold-out product is replaced on its page, and never sold out itself @desktop", async ({
  page,
  admin,
}) => {
  const { data } = await good(await page.request.get("/api/shop/products/get?category=kids&q=kurta&limit=1"));
  const path = `/shop/product/${data[0]._id}`;
  await page.goto(path);
  const first = cards(page).first();
  const title = (await first.getAttribute("aria-label")) ?? "";
  const { data: found } = await good(
    await page.request.get("/api/shop/products/get", { params: { q: title, category: "kids", limit: 1 } }),
  );
  const { _id, stock, stockBySize } = found[0];
  const none = stockBySize && Object.fromEntries(Object.keys(stockBySize).map((size) => [size, 0]));
  try {
    await editProduct(admin, _id, none ? { stockBySize: none } : { stock: 0 });
    await page.goto(path);
    await expect(cards(page)).toHaveCount(8);
    await expect(cards(page).filter({ has: page.getByText(title, { exact: true }) })).toHaveCount(0);
  } finally {
    await editProduct(admin, _id, none ? { stockBySize } : { stock });
  }
});

test("recently viewed products are shown on home and product pages, without the current one, until signing out", async ({
  page,
  openAs,
  shopper,
}) => {
  await openAs(shopper);
  const products = await seeded(page.request, 3);
  const recent = page.getByRole("region", { name: "Recently viewed" });
  // They are fetched when their place comes near the window.
  const scrollToEnd = () => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  for (const { _id, title } of products) {
    await page.goto(`/shop/product/${_id}`);
    await settle(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  const newestFirst = products.map(({ title }) => title).reverse();
  await scrollToEnd();
  await expect(recent.getByRole("article").getByRole("heading")).toHaveText(newestFirst.slice(1));
  await page.goto("/shop/home");
  await settle(page);
  await scrollToEnd();
  await expect(recent.getByRole("article").getByRole("heading")).toHaveText(newestFirst);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeHidden();
  await page.reload();
  await settle(page);
  await scrollToEnd();
  expect(await page.evaluate(() => localStorage.getItem("recently-viewed"))).toBeNull();
  await expect(recent).toHaveCount(0);
});
