import { good } from "../api/support/answers";
import { addListed, deleteProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { expectNoOverhang, settle } from "./support/catalog";
import { expectListed, openFilters, showGroup } from "./support/listing";

for (const width of [390, 1440]) {
  test(`kinds are searched, and kind and fact narrow the list together, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/shop/listing");
    await settle(page);
    const { facets } = await good(await page.request.get("/api/shop/products/get?limit=1"));
    const used = Object.values(facets.kind).filter((count) => Number(count) > 0).length;
    const filters = await openFilters(page, "Kind");
    const kinds = filters.getByRole("group", { name: "Kind" });
    await expect(kinds.getByRole("checkbox")).toHaveCount(8);
    await kinds.getByRole("button", { name: `See all ${used}` }).click();
    await expect(kinds.getByRole("checkbox")).toHaveCount(used);
    await kinds.getByRole("button", { name: "See fewer" }).click();
    const field = kinds.getByRole("searchbox", { name: "Search kind" });
    await field.fill("nothing like it");
    await expect(kinds.getByRole("status")).toHaveText("Nothing with these letters");
    await field.fill("JEAN");
    await expect(kinds.getByRole("checkbox")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/shop/listing?kind=jeans");
    await showGroup(page, "Fit");
    await filters.getByRole("group", { name: "Fit" }).getByRole("checkbox", { name: "Slim" }).check();
    const query = "kind=jeans&fact.fit=slim";
    await expect(page).toHaveURL(`/shop/listing?${query}`);
    if (width < 1024) await page.getByRole("button", { name: /^Show \d/ }).click();
    await expectListed(page, query);
    await expectNoOverhang(page, [320, width]);
  });
}

test("sizes stand under their set, and filters that no list has any more can be taken off", async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const sizes = page.getByRole("group", { name: "Size" });
  await expect(sizes.getByText("Letters", { exact: true })).toBeVisible();
  await sizes.getByRole("button", { name: /^See all/ }).click();
  await expect(sizes.getByRole("checkbox", { name: "34", exact: true })).toHaveAccessibleDescription(/waist/i);

  await page.goto("/shop/listing?kind=gone&fact.gone=never&category=women");
  await settle(page);
  const chips = page.getByRole("list", { name: "Chosen filters" }).getByRole("link");
  await expect(chips).toHaveText(["Women", "gone", "never"].map((label) => `Remove filter ${label}`));
  await chips.filter({ hasText: "gone" }).click();
  await chips.filter({ hasText: "never" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women");
  await expectListed(page, "category=women");
});

test("a product's page leads to its kind, and tells its facts in their order", async ({ page, admin }) => {
  const facts = { care: "Wash cold by hand", fabric: "cotton" };
  const { _id } = await addListed(admin, { title: "Fact Kurta", category: "women", kind: "kurtas", facts });
  try {
    await page.goto(`/shop/product/${_id}`);
    const details = page.getByRole("heading", { name: "Product details" }).locator("xpath=..");
    const ofGoods = ["Sold by", "MRP", "Country of origin", "Net quantity", "Customer care"];
    await expect(details.getByRole("term")).toHaveText(["Fabric", "Care", ...ofGoods]);
    await expect(details.getByRole("definition").nth(0)).toHaveText("Cotton");
    await expect(details.getByRole("definition").nth(1)).toHaveText("Wash cold by hand");
    const way = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(way).toHaveText(["Home", "Women", "Kurtas"]);
    await expectNoOverhang(page, [320, 1440]);
    await way.filter({ hasText: "Kurtas" }).click();
    await expect(page).toHaveURL("/shop/listing?category=women&kind=kurtas");
  } finally {
    await deleteProduct(admin, _id);
  }
});

test("the page of all brands is open to guests, cached and in the sitemap, and leads to a brand's list", async ({
  page,
  request,
  baseURL,
}) => {
  expect((await request.get("/shop/brands")).headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(await (await request.get("/sitemaps/1.xml")).text()).toContain("/shop/brands</loc>");
  await page.goto("/shop/brands");
  await expect(page).toHaveTitle(/^All brands/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/shop/brands`);
  await expect(page.getByRole("navigation", { name: "Letters" }).getByRole("link").first()).toHaveText("A");
  await expectNoOverhang(page, [320, 390, 1440]);
  await page.getByRole("region", { name: "L", exact: true }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/shop\/listing\?brand=levis$/);
});
