import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

inOwnShop(undisturbed);

test("a shop without products says so, and offers no filters to remove", async ({ page, database, baseURL }) => {
  const products = database.collection("products");
  const all = await products.find().toArray();
  await products.deleteMany({});
  const total = async () => (await (await fetch(`${baseURL}/api/shop/products/get?limit=1`)).json()).total;
  await expect.poll(total).toBe(0);
  for (const path of ["/shop/home", "/shop/listing"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "New items are coming soon." })).toBeVisible();
  }
  await expect(page.getByRole("main").getByText("Clear all")).toHaveCount(0);
  await page.goto("/shop/listing?category=women");
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  // The tests after this one find the shop as it was.
  await products.insertMany(all);
});
