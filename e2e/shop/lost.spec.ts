import { expect, test } from "../fixtures";

test("an unknown address is not found, in every area, for guests and shoppers", async ({
  page,
  people,
  shopper,
  openAs,
}) => {
  const guest = await people.guest();
  const products = ["/shop/product/kurta", `/shop/product/${"0".repeat(24)}`];
  for (const path of ["/nowhere", "/shop/xyz", "/admin/xyz", "/auth/xyz", ...products]) {
    for (const request of [guest, shopper.request]) expect((await request.get(path)).status(), path).toBe(404);
  }
  await openAs(shopper);
  for (const path of ["/auth/xyz", "/admin/xyz"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Oops! Page doesn't exist." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  }
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/shop/home");
});

test("a shopper on an admin page reads UnAuth", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/admin/orders");
  await expect(page).toHaveURL("/unauth-page");
  await expect(page.locator("body")).toHaveText("UnAuth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UnAuth");
});

test("when even the frame of all pages fails, the visitor is told and can try again", async ({ page }) => {
  await page.addInitScript(() => {
    const add = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === "wheel" && !location.hash) throw new Error("a fault in the frame");
      add.apply(document, args);
    };
  });
  await page.goto("/shop/home");
  await expect(page.getByRole("heading", { name: "We couldn't load this page" })).toBeVisible();
  await expect(page).toHaveTitle("Vastra");
  await page.evaluate(() => history.replaceState(null, "", "#mended"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Shop By Category" })).toBeVisible();
});
