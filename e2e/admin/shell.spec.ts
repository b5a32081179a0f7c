import { expect, test } from "../fixtures";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("the sidebar is 288 pixels wide and leads to the three pages", async ({ page, admin }) => {
  await page.goto("/admin/dashboard");
  const sidebar = page.getByRole("complementary");
  expect((await sidebar.boundingBox())?.width).toBe(288);
  await expect(sidebar.getByText("Admin Panel")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("banner").getByText(admin.email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await sidebar.getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  await sidebar.getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "All Orders", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/admin/orders");
});

test("the drawer opens by its button and closes when an entry is chosen", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Admin Panel" });
  await expect(drawer.getByRole("link")).toHaveText(["Dashboard", "Products", "Orders", "Open the shop"]);
  await drawer.getByRole("link", { name: "Orders" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/admin/orders");

  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("Logout is red and ends the session", async ({ page, admin }) => {
  await page.goto("/admin/features");
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toHaveCSS("background-color", "rgb(210, 43, 43)");
  await logout.click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto("/admin/features");
  await expect(page).toHaveURL(/\/auth\/login/);
  expect((await admin.request.get("/api/admin/people/get")).status()).toBe(401);
});

test("a page that fails leaves the frame of the admin area, and can be loaded again", async ({ page }) => {
  const calls = "**/api/admin/log/get?*";
  await page.route(calls, (route) =>
    route.fulfill({ json: { success: true, entries: [null], total: 1, page: 1, pages: 1 } }),
  );
  await page.goto("/admin/log");
  await page.getByLabel("About").selectOption("Products");
  await expect(page.getByRole("heading", { name: "We couldn't load this page" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.unroute(calls);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Log" })).toBeVisible();
});
