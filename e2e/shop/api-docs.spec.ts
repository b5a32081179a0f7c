import { expect, test } from "../fixtures";

test("the documentation of the API shows its calls", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByText("/api/shop/cart/add", { exact: true })).toBeVisible();
  await expect(page.getByText("If nothing else appears here")).toBeHidden();
});

test("where its scripts do not load, the page says so and leads to the same text @desktop", async ({ page }) => {
  await page.route("**/apidocs/*", (route) => route.abort());
  await page.goto("/api/docs");
  await expect(page.getByText("If nothing else appears here")).toBeVisible();
  await expect(page.getByRole("link", { name: "/api/openapi.json" })).toHaveAttribute("href", "/api/openapi.json");
});
