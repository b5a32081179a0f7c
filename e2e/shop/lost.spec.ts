import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";

for (const path of ["/nowhere", "/shop/xyz", "/admin/xyz", "/auth/xyz"]) {
  test(`${path} is not found for guests and shoppers @desktop`, async ({ page, shopper, openAs }) => {
    for (const enter of [async () => undefined, () => openAs(shopper)]) {
      await enter();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page doesn't exist." })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
    }
  });
}

test("the not-found screen is accessible and leads home", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/shop/home");
});

test("a shopper on an admin page reads UnAuth", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/admin/orders");
  await expect(page).toHaveURL("/unauth-page");
  await expect(page.locator("body")).toHaveText("UnAuth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UnAuth");
  await expectAccessible(page);
});

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`nothing sticks out sideways at ${width} px @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/nowhere", "/auth/login", "/auth/register"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
}
