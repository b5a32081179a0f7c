import { randomUUID } from "node:crypto";
import { addListed, deleteProduct, editProduct, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { overhang, seeded, settle } from "./support/catalog";
import { toast } from "./support/screens";

test("a product's page can be shared, and breadcrumbs lead from it to its category and home", async ({
  page,
  context,
  baseURL,
  database,
}) => {
  const id = await newProduct(database, { title: "Crumb Kurta", category: "women" });
  const title = `Crumb Kurta ${id}`;
  const path = `/shop/product/${id}`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?from=somewhere`);
  await settle(page);
  const share = page.getByRole("button", { name: "Share" });

  await test.step("Share copies the link when the browser cannot share, and says so", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
    await share.click();
    await expect(toast(page, "Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  });

  await test.step("Share passes title and link to the device; closing its dialog is no error", async () => {
    await page.evaluate(() => {
      const value = async (data: ShareData) => {
        document.title = JSON.stringify(data);
        throw new DOMException("closed", "AbortError");
      };
      Object.defineProperty(navigator, "share", { value });
    });
    await share.click();
    await expect(page).toHaveTitle(JSON.stringify({ title, url: `${baseURL}${path}` }));
    await expect(toast(page, "couldn't be shared")).toBeHidden();
  });

  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way.getByRole("link")).toHaveText(["Home", "Women"]);
  await expect(way.getByText(title)).toHaveAttribute("aria-current", "page");
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = written.map((text) => JSON.parse(text)).find((one) => one["@type"] === "BreadcrumbList");
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Women", title]);
  await way.getByRole("link", { name: "Women" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women");
});

test("a similar product that sells out is replaced at the next load", async ({ request, admin }) => {
  // Words that only these two have make them similar.
  const words = `Zori ${randomUUID()}`;
  const { _id: id } = await addListed(admin, { title: `${words} one` });
  const { _id: twin } = await addListed(admin, { title: `${words} two` });
  /** The names of the cards in the page's HTML. */
  const similar = async () => {
    const html = await (await request.get(`/shop/product/${id}`)).text();
    return [...html.matchAll(/<article\b[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  };
  const before = await similar();
  expect(before).toContain(`${words} two`);
  await editProduct(admin, twin, { stock: 0 });
  const after = await similar();
  expect(after.length, "others are there").toBeGreaterThan(0);
  expect(after).not.toContain(`${words} two`);
  for (const _id of [id, twin]) await deleteProduct(admin, _id);
});

test("recently viewed products are shown on home and product pages, without the current one, until signing out", async ({
  page,
  openAs,
  shopper,
}) => {
  await openAs(shopper);
  const products = await seeded(page.request, 2);
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

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await settle(page);
  await scrollToEnd();
  expect(await page.evaluate(() => localStorage.getItem("recently-viewed"))).toBeNull();
  await expect(recent).toHaveCount(0);
});
