import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { expectNoOverhang, settle } from "./support/catalog";
import { expectListed, openFilters, showGroup } from "./support/listing";

test("kinds are searched, kind and fact narrow the list together, and sizes stand under their set", async ({
  page,
}) => {
  await page.goto("/shop/listing");
  await settle(page);
  const { facets } = await good(await page.request.get("/api/shop/products/get?limit=1"));
  const used = Object.values(facets.kind).filter((count) => Number(count) > 0).length;
  const beside = page.getByRole("complementary", { name: "Filters" });
  const sizes = beside.getByRole("group", { name: "Size" });
  await expect(sizes.getByText("Letters", { exact: true })).toBeVisible();
  await sizes.getByRole("button", { name: /^See all/ }).click();
  await expect(sizes.getByRole("checkbox", { name: "34", exact: true })).toHaveAccessibleDescription(/waist/i);

  const kindsOf = (filters: typeof beside) => filters.getByRole("group", { name: "Kind" });
  const kinds = kindsOf(beside);
  await expect(kinds.getByRole("checkbox")).toHaveCount(8);
  await kinds.getByRole("button", { name: `See all ${used}` }).click();
  await expect(kinds.getByRole("checkbox")).toHaveCount(used);
  await kinds.getByRole("button", { name: "See fewer" }).click();
  await kinds.getByRole("searchbox", { name: "Search kind" }).fill("nothing like it");
  await expect(kinds.getByRole("status")).toHaveText("Nothing with these letters");

  await test.step("and so they are in the sheet of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const sheet = await openFilters(page, "Kind");
    await kindsOf(sheet).getByRole("searchbox", { name: "Search kind" }).fill("JEAN");
    await expect(kindsOf(sheet).getByRole("checkbox")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/shop/listing?kind=jeans");
    await showGroup(page, "Fit");
    await sheet.getByRole("group", { name: "Fit" }).getByRole("checkbox", { name: "Slim" }).check();
    await expect(page).toHaveURL("/shop/listing?kind=jeans&fact.fit=slim");
    await page.getByRole("button", { name: /^Show \d/ }).click();
  });
  await expectListed(page, "kind=jeans&fact.fit=slim");
  await expectNoOverhang(page, [320, 390, 1440]);
});

test("facts and countries come among the filters at once, so that what is below them moves once", async ({ page }) => {
  await page.addInitScript(() => {
    const steps = new Set<string>();
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const legends = [...document.querySelectorAll("aside legend")].map(({ textContent }) => textContent);
      steps.add(["Occasion", "Country of origin"].filter((label) => legends.includes(label)).join());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/shop/listing");
  await expect(page.getByRole("group", { name: "Country of origin", exact: true })).toBeVisible();
  const steps = await page.evaluate(() => [...(window as unknown as { steps: Set<string> }).steps]);
  expect(steps).toEqual(["", "Occasion,Country of origin"]);
});

test("a product's page leads to its kind, and tells its facts in their order", async ({ page, database }) => {
  const facts = { care: "Wash cold by hand", fabric: "cotton" };
  const id = await newProduct(database, { title: "Fact Kurta", category: "women" });
  await database.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: { kind: "kurtas", facts } });
  await page.goto(`/shop/product/${id}`);
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
