import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { openFilters } from "./support/listing";

test("countries of origin are searched, sorted by number and by name, and narrow the list", { tag: "@widths" }, async ({
  page,
  request,
}) => {
  const { facets } = await good(await request.get("/api/shop/products/get?limit=1&category=footwear"));
  expect(Object.keys(facets.origin).length).toBeGreaterThan(2);
  await page.goto("/shop/listing?category=footwear");
  await settle(page);
  await openFilters(page, "Country of origin");
  const group = page.getByRole("group", { name: "Country of origin", exact: true }).filter({ visible: true });
  const names = () =>
    group.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  await expect(group.getByRole("checkbox")).toHaveCount(Object.keys(facets.origin).length);
  expect((await names())[0], "most come from there").toBe("IN");
  await group.getByRole("button", { name: "By name" }).click();
  expect((await names())[0]).toBe("CN");
  await group.getByRole("searchbox", { name: "Search country of origin" }).fill("viet");
  await expect(group.getByRole("checkbox")).toHaveCount(1);
  await group.getByRole("checkbox", { name: /^Vietnam/ }).check();
  await expect(page).toHaveURL(/origin=VN/);
  const show = page.getByRole("button", { name: /^Show / }).filter({ visible: true });
  if (await show.isVisible()) await show.click();
  await expect(page.getByRole("link", { name: "Remove filter Vietnam" })).toBeVisible();
  const { total, data } = await good(await request.get("/api/shop/products/get?category=footwear&origin=VN"));
  expect(total).toBe(facets.origin.VN);

  await page.goto(`/shop/product/${data[0]._id}`);
  const heading = page.getByRole("heading", { name: "Product details" });
  const details = page.locator("section").filter({ has: heading });
  for (const text of ["Vietnam", "Arabian Sea Imports (sample)", "Saigon Sports Shoe (sample)", "1 N", "MRP"]) {
    await expect(details.getByText(text).first()).toBeVisible();
  }
  await expect(details.getByText(/inclusive of all taxes/)).toBeVisible();
  await expect(details.getByText("Customer care")).toBeVisible();
});
