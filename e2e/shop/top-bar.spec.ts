import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";

const storedFilters = () => JSON.parse(sessionStorage.getItem("filters") ?? "null");

test("the bar has six categories, which replace the stored filters, and marks where an opened product belongs", async ({
  page,
}) => {
  await page.goto("/shop/home");
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Categories" });
  await expect(nav.getByRole("link")).toHaveText(["Home", "Men", "Women", "Kids", "Accessories", "Footwear"]);
  await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart/ }), "for guests").toBeHidden();
  await page.evaluate(() => sessionStorage.setItem("filters", '{"category":["men"],"brand":["nike"]}'));
  await nav.getByRole("link", { name: "Women" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women");
  await expect.poll(() => page.evaluate(storedFilters)).toEqual({ category: ["women"] });
  await nav.getByRole("link", { name: "Kids" }).click();
  await expect(page).toHaveURL("/shop/listing?category=kids");
  await expect.poll(() => page.evaluate(storedFilters)).toEqual({ category: ["kids"] });
  await expect(nav.getByRole("link", { name: "Kids" })).toHaveAttribute("aria-current", "page");

  await test.step("it marks the category of a product, in the dialog and on its page", async () => {
    // By its place: behind the dialog it has no role.
    const current = page.locator("header nav [aria-current]");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
    await expect(current).toHaveText(["Kids"]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(current).toHaveText(["Kids"]);
  });
  await nav.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/shop/home");
  await expect.poll(() => page.evaluate(storedFilters)).toBeNull();
});

test("the first Tab reaches the link that skips the bar, and what closes later returns the focus", async ({ page }) => {
  await page.goto("/nowhere");
  await settle(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go to Home" })).toBeFocused();

  const menu = page.getByRole("button", { name: "Account menu" });
  await menu.press("Enter");
  await expect(page.getByText("Login to Access")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Login to Access")).toBeHidden();
  // Its entry in the history is gone.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
  await expect(menu).toBeFocused();
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

test("a shopper's account menu shows the name, links to all private pages, and signs out to the login page", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/shop/wallet");
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
  await expect(page).toHaveURL("/auth/login");
  const answer = await shopper.request.get("/api/auth/checkAuth");
  expect(await answer.json()).toMatchObject({ success: false, user: null });
});

test("an admin's account menu links to the admin area", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveAttribute("href", "/admin/dashboard");
});
