import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { storedFilters } from "./support/catalog";

test("each row of home leads to its whole list and to its products, and each tile of a kind to its list", async ({
  page,
  request,
}) => {
  const goHome = async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/shop/home");
  };
  await page.goto("/shop/home");
  await page.getByRole("link", { name: "See all of Under ₹999" }).click();
  await expect(page).toHaveURL("/shop/listing?maxPrice=999&sortBy=popularity");
  expect(await storedFilters(page)).toEqual({ maxPrice: ["999"] });
  await goHome();
  await page.getByRole("link", { name: "See all of What's New" }).click();
  await expect(page).toHaveURL("/shop/listing?sortBy=newest");
  expect(await storedFilters(page)).toBeNull();
  await goHome();
  await page.getByRole("link", { name: "See all of Wedding season" }).click();
  await expect(page).toHaveURL("/shop/listing?fact.occasion=wedding&sortBy=popularity");
  await goHome();
  const card = page.getByRole("region", { name: "Wedding season", exact: true }).locator(".row-card").first();
  const title = (await card.locator(".row-title").textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/shop/home");

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

test("every 844 px of home on a phone show two products with their prices, and no category breaks at 320 px", {
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
  expect(to - from, "several screens of prices").toBeGreaterThan(844);
  for (let top = from; top + 844 < to; top += 10) {
    const shown = prices.filter((price) => price.top >= top && price.bottom <= top + 844);
    expect(shown.length, `${Math.round(top)} px`).toBeGreaterThanOrEqual(2);
  }

  await page.setViewportSize({ width: 320, height: 700 });
  const labels = page.getByRole("main").locator(".tile-name");
  await expect(labels).toHaveText(["Men", "Women", "Kids", "Accessories", "Footwear"]);
  const lines = () =>
    labels.evaluateAll((all) =>
      all.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1, 1, 1]);
});
