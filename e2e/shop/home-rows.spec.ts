import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { storedFilters } from "./support/catalog";

/** The products of home's rows and of its featured ones, by their links, in their order. */
const productLinks = (page: Page) =>
  page
    .locator("main :is(.row-card, article .card-frame)")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

test("home has rows of products that can be bought, none of them twice, without scripts", async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/shop/home");
  const headings = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
  const order = [
    ...["What's New", "Shop By Category", "Under ₹999", "Wedding season", "Shop By Brands", "Featured Products"],
  ];
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  const links = await productLinks(page);
  expect(links.length).toBeGreaterThanOrEqual(3 * 4 + 8);
  expect(new Set(links).size).toBe(links.length);
  for (const title of ["What's New", "Under ₹999", "Wedding season"]) {
    const cards = page.getByRole("region", { name: title, exact: true }).locator(".row-card");
    expect(await cards.count(), title).toBeGreaterThanOrEqual(4);
    expect(await cards.count(), title).toBeLessThanOrEqual(8);
    expect((await cards.allInnerTexts()).join(), title).not.toContain("Out of Stock");
  }
  const cheap = page.getByRole("region", { name: "Under ₹999", exact: true }).locator(".price > b");
  for (const price of await cheap.allInnerTexts()) expect(Number(price.replace(/[₹,]/g, ""))).toBeLessThanOrEqual(999);
  await context.close();
});

test("each row leads to its whole list, in its order, and to its products", async ({ page }) => {
  await page.goto("/shop/home");
  await page.getByRole("link", { name: "See all of Under ₹999" }).click();
  await expect(page).toHaveURL("/shop/listing?maxPrice=999&sortBy=popularity");
  expect(await storedFilters(page)).toEqual({ maxPrice: ["999"] });
  await page.goto("/shop/home");
  await page.getByRole("link", { name: "See all of What's New" }).click();
  await expect(page).toHaveURL("/shop/listing?sortBy=newest");
  expect(await storedFilters(page)).toBeNull();
  await page.goto("/shop/home");
  await page.getByRole("link", { name: "See all of Wedding season" }).click();
  await expect(page).toHaveURL("/shop/listing?fact.occasion=wedding&sortBy=popularity");
  await page.goto("/shop/home");
  const card = page.getByRole("region", { name: "Wedding season", exact: true }).locator(".row-card").first();
  const title = (await card.locator(".row-title").textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
});

test("tiles of kinds lead to their lists", async ({ page, request }) => {
  await page.goto("/shop/home");
  const tiles = page.getByRole("navigation", { name: "Kinds" }).getByRole("link");
  await expect(tiles).toHaveCount(12);
  const { facets } = await good(await request.get("/api/shop/products/get?limit=1"));
  const kinds = await tiles.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("kind") ?? ""),
  );
  for (const kind of kinds) expect(facets.kind[kind], kind).toBeGreaterThan(0);
  await tiles.first().click();
  await expect(page).toHaveURL(`/shop/listing?kind=${kinds[0]}`);
});

test("from the banner's end on, every 844 px of a phone show two products with their prices", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop/home");
  const { prices, from, to } = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const within = [...document.querySelectorAll("main .price > b")]
      .map(box)
      .filter(({ left, right }) => left >= 0 && right <= window.innerWidth);
    const featured = [...document.querySelectorAll("main article .price > b")].map(box);
    return {
      prices: within.map(({ top, bottom }) => ({ top: top + window.scrollY, bottom: bottom + window.scrollY })),
      from: box(document.querySelector("[aria-roledescription=carousel]") as Element).bottom + window.scrollY,
      to: Math.max(...featured.map(({ bottom }) => bottom)) + window.scrollY,
    };
  });
  for (let top = from; top + 844 < to; top += 10) {
    const shown = prices.filter((price) => price.top >= top && price.bottom <= top + 844);
    expect(shown.length, `${Math.round(top)} px`).toBeGreaterThanOrEqual(2);
  }
});
