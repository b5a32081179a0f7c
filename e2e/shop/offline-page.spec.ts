import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";

test.use({ serviceWorkers: "allow" });

test("a page load without a connection shows the offline page, and loads once it is back", async ({
  page,
  context,
}) => {
  await page.goto("/shop/home");
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await page.goto("/shop/listing?category=men");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  await expect(page).toHaveURL("/shop/listing?category=men");
});
