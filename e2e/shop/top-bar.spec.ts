import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";

const storedFilters = () => JSON.parse(sessionStorage.getItem("filters") ?? "null");

test("a guest sees the six categories and no cart", async ({ page }) => {
  await page.goto("/shop/home");
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Categories" });
  await expect(nav.getByRole("link")).toHaveText(["Home", "Men", "Women", "Kids", "Accessories", "Footwear"]);
  await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeHidden();
});

test("the links of the bar are there without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/shop/home");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Kids" })).toHaveAttribute("href", "/shop/listing?category=kids");
  await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
  await context.close();
});

test("a category of the bar replaces the stored filters, and Home clears them", async ({ page }) => {
  await page.goto("/shop/home");
  await page.evaluate(() => sessionStorage.setItem("filters", '{"category":["men"],"brand":["nike"]}'));
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Categories" });
  await nav.getByRole("link", { name: "Kids" }).click();
  await expect(page).toHaveURL("/shop/listing?category=kids");
  await expect.poll(() => page.evaluate(storedFilters)).toEqual({ category: ["kids"] });
  await expect(nav.getByRole("link", { name: "Kids" })).toHaveAttribute("aria-current", "page");
  await nav.getByRole("link", { name: "Women" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women");
  await expect.poll(() => page.evaluate(storedFilters)).toEqual({ category: ["women"] });
  await nav.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/shop/home");
  await expect.poll(() => page.evaluate(storedFilters)).toBeNull();
});

test("the bar marks the category of an opened product, in the dialog and on its page", async ({ page }) => {
  // By its place: behind the dialog it has no role.
  const current = page.locator("header nav [aria-current]");
  await page.goto("/shop/listing?category=kids");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
  await expect(current).toHaveText(["Kids"]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(current).toHaveText(["Kids"]);
});

test("a guest's account menu offers contact, stores and login", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Please Login!")).toBeVisible();
  await expect(page.getByText("Login to Access")).toBeVisible();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: "Contact Us" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Offline Stores" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Hello, Please Login!")).toBeHidden();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await bar.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/auth/login");
});

test("a shopper's account menu shows the name, links to all private pages and signs out", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/nowhere");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  await bar.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${shopper.username}`)).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
  const targets = {
    Orders: "account?tab=orders",
    Wishlist: "wishlist",
    GiftCard: "giftcard",
    "Vastra Wallet": "wallet",
    Account: "account",
  };
  for (const [name, target] of Object.entries(targets)) {
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/shop/${target}`);
  }
  await expect(bar.getByText("Saved Cards")).toBeHidden();
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(bar.getByRole("button", { name: /^Cart/ })).toBeHidden();
  await bar.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Please Login!")).toBeVisible();
  const answer = await shopper.request.get("/api/auth/checkAuth");
  expect(await answer.json()).toMatchObject({ success: false, user: null });
});

test("signing out on a private page leads to the login page", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/wallet");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/login");
});

test("an admin's account menu links to the admin area", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveAttribute("href", "/admin/dashboard");
});

test("the menu drawer holds the cart and the categories", { tag: "@phone" }, async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("navigation").getByRole("heading")).toHaveText([
    "Home",
    "Men",
    "Women",
    "Kids",
    "Accessories",
    "Footwear",
  ]);
  await drawer.getByRole("button", { name: "Your Cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await drawer.getByRole("link", { name: "Footwear" }).click();
  await expect(page).toHaveURL("/shop/listing?category=footwear");
  await expect(drawer).toBeHidden();
});

test("the first Tab reaches the link that skips the bar", async ({ page }) => {
  await page.goto("/nowhere");
  await settle(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go to Home" })).toBeFocused();
});
