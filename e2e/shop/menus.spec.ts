import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { expectNoOverhang, settle, storedFilters } from "./support/catalog";
import { expectListed } from "./support/listing";

const nav = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Categories" });
const kindsOf = (page: Page, label: string) => nav(page).getByRole("list", { name: `Kinds of ${label}` });

/** The labels of the kinds that the shop offers in a category. */
async function kindsIn(page: Page, category: string): Promise<string[]> {
  const { kinds } = await good(await page.request.get("/api/shop/catalogue"));
  const own = kinds.filter(({ categories }: { categories: string[] }) => categories.includes(category));
  return own.map(({ label }: { label: string }) => label);
}

test.describe("the panels of the categories", () => {
  test("open where the pointer rests, follow it, and lead to a kind, to what is new and to what costs little", async ({
    page,
  }) => {
    await page.goto("/shop/home");
    await settle(page);
    const category = (name: string) => nav(page).getByRole("link", { name, exact: true });
    await category("Women").hover();
    await expect(kindsOf(page, "Women").getByRole("link")).toHaveText(await kindsIn(page, "women"));
    await expect(nav(page).getByRole("button", { name: "Women: kinds" })).toHaveAttribute("aria-expanded", "true");
    await category("Men").hover();
    await expect(kindsOf(page, "Men").getByRole("link").first()).toBeVisible();
    await expect(kindsOf(page, "Women")).toBeHidden();
    await page.mouse.move(700, 850);
    await expect(kindsOf(page, "Men")).toBeHidden();
    await category("Women").hover();
    await kindsOf(page, "Women").getByRole("link", { name: "Sarees" }).click();
    await expect(page).toHaveURL("/shop/listing?category=women&kind=sarees");
    await expect(kindsOf(page, "Women")).toBeHidden();
    await expectListed(page, "category=women&kind=sarees");
    expect(await storedFilters(page)).toEqual({ category: ["women"], kind: ["sarees"] });

    await nav(page).getByRole("button", { name: "Footwear: kinds" }).click();
    await nav(page).getByRole("link", { name: "New in Footwear" }).click();
    await expect(page).toHaveURL("/shop/listing?category=footwear&sortBy=newest");
    await nav(page).getByRole("button", { name: "Accessories: kinds" }).click();
    await nav(page).getByRole("link", { name: "Under ₹999" }).click();
    await expect(page).toHaveURL("/shop/listing?category=accessories&maxPrice=999");
    await expectListed(page, "category=accessories&maxPrice=999");

    await test.step("they stay closed over a category that was just pressed", async () => {
      await category("Kids").click();
      await expectListed(page, "category=kids");
      await page.mouse.move(0, 850);
      await category("Kids").hover();
      await expect(kindsOf(page, "Kids")).toBeVisible();
      await category("Kids").click();
      await expect(kindsOf(page, "Kids")).toBeHidden();
    });
  });

  test("are pressed open and closed; Escape, a press elsewhere and Back close them", async ({ page }) => {
    await page.goto("/shop/help");
    await settle(page);
    await nav(page).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/shop/home");
    const button = nav(page).getByRole("button", { name: "Men: kinds", exact: true });
    const panel = kindsOf(page, "Men");
    for (const close of [
      () => button.click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 600),
      () => page.goBack(),
    ]) {
      await button.click();
      await expect(panel).toBeVisible();
      // What is pressed open stays wherever the pointer goes.
      await nav(page).getByRole("link", { name: "Home" }).hover();
      await expect(panel.getByRole("link").first()).toBeVisible();
      await close();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL("/shop/home");
      await page.mouse.move(5, 880);
    }
    await page.goBack();
    await expect(page).toHaveURL("/shop/help");
  });

  test("show where the keyboard's focus rests; arrows lead in and through, Escape back to the button", async ({
    page,
  }) => {
    await page.goto("/shop/home");
    await settle(page);
    const link = nav(page).getByRole("link", { name: "Women", exact: true });
    await test.step("they are no stop for Tab", async () => {
      await nav(page).getByRole("link", { name: "Home" }).focus();
      await page.keyboard.press("Tab");
      await expect(nav(page).getByRole("link", { name: "Men", exact: true })).toBeFocused();
      await expect(kindsOf(page, "Men").getByRole("link").first()).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(kindsOf(page, "Women").getByRole("link").first()).toBeVisible();
      for (let back = 0; back < 3; back++) await page.keyboard.press("Shift+Tab");
      await expect(nav(page).getByRole("list", { name: /^Kinds of/ })).toHaveCount(0);
    });
    await link.focus();
    await page.keyboard.press("ArrowDown");
    await expect(nav(page).getByRole("link", { name: "All Women" })).toBeFocused();
    await expect(kindsOf(page, "Women").getByRole("link").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(kindsOf(page, "Women").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(nav(page).getByRole("link", { name: "Under ₹999" })).toBeFocused();
    await page.keyboard.press("Escape");
    const button = nav(page).getByRole("button", { name: "Women: kinds" });
    await expect(button).toBeFocused();
    await expect(kindsOf(page, "Women")).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await page.keyboard.press("Enter");
    await expect(kindsOf(page, "Women").getByRole("link").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: "All Women" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await expect(nav(page).getByRole("button", { name: "Men: kinds", exact: true })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(kindsOf(page, "Men").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop/listing?category=men&kind=kurtas");
  });

  test("open without a pointer that hovers", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 1180, height: 820 } });
    const page = await context.newPage();
    await page.goto("/shop/home");
    await settle(page);
    await nav(page).getByRole("button", { name: "Women: kinds" }).tap();
    await expect(kindsOf(page, "Women").getByRole("link").first()).toBeVisible();
    await nav(page).getByRole("link", { name: "Men", exact: true }).tap();
    await expect(page).toHaveURL("/shop/listing?category=men");
    await expect(kindsOf(page, "Women")).toBeHidden();
    await context.close();
  });

  test("show a kind that the owner has just added, with neither a reload nor a wait", async ({ page, admin }) => {
    await page.goto("/shop/home");
    await settle(page);
    await nav(page).getByRole("button", { name: "Accessories: kinds" }).click();
    await expect(kindsOf(page, "Accessories").getByRole("link").first()).toBeVisible();
    await page.keyboard.press("Escape");
    const label = `Umbrellas ${admin.id}`;
    const entries = [{ label, categories: ["accessories"] }];
    const save = async () => {
      const { lists } = await good(await admin.request.get("/api/admin/catalogue/get"));
      const data = { list: "kinds", seen: lists.kinds.version, entries };
      return good(await admin.request.put("/api/admin/catalogue/save", { data }));
    };
    // Another test may save a list between the two calls.
    const saved = await save().catch(save);
    const { id } = saved.entries.find((entry: { label: string }) => entry.label === label);
    try {
      await nav(page).getByRole("button", { name: "Accessories: kinds" }).click();
      await expect(kindsOf(page, "Accessories").getByRole("link", { name: label })).toBeVisible();
    } finally {
      await good(await admin.request.delete(`/api/admin/catalogue/delete/kinds/${id}`));
    }
  });

  test("fit at 1024 px and with text twice as large", async ({ page }) => {
    await page.goto("/shop/home");
    await settle(page);
    for (const [width, size] of [
      [1024, "100%"],
      [1440, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);
      await nav(page).getByRole("button", { name: "Women: kinds" }).click();
      await expect(kindsOf(page, "Women").getByRole("link").first()).toBeVisible();
      await nav(page).getByRole("link", { name: "Under ₹999" }).scrollIntoViewIfNeeded();
      await expect(nav(page).getByRole("link", { name: "Under ₹999" })).toBeInViewport({ ratio: 0.9 });
      await expectNoOverhang(page, [width]);
      await page.keyboard.press("Escape");
      await expect(kindsOf(page, "Women")).toBeHidden();
    }
  });
});

test("the heart in the top bar counts, and leads guests through signing in", { tag: "@widths" }, async ({
  page,
  shopper,
  database,
  openAs,
}) => {
  await page.goto("/shop/help");
  await settle(page);
  await page.getByRole("banner").getByRole("link", { name: "Wishlist", exact: true }).click();
  await expect(page).toHaveURL("/auth/login?next=%2Fshop%2Fwishlist");
  const productId = await newProduct(database, {});
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId } }));
  await openAs(shopper);
  await page.goto("/shop/help");
  const heart = page.getByRole("banner").getByRole("link", { name: "Wishlist, 1 item", exact: true });
  await expect(heart).toHaveText("1");
  await heart.click();
  await expect(page).toHaveURL("/shop/wishlist");
});

test.describe("the drawer", { tag: "@phone" }, () => {
  // It slides in and out.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const openDrawer = async (page: Page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    return page.getByRole("dialog", { name: "Menu" });
  };

  test("leads to women's kurtas in two presses from wherever it is opened", async ({ page }) => {
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const [where, go] of Object.entries({
      "/shop/home": () => page.goto("/shop/home"),
      "/shop/listing?category=footwear": () => drawer.getByRole("link", { name: "Footwear" }).tap(),
      "/shop/help": () => drawer.getByRole("link", { name: "Help" }).tap(),
      "/nowhere": () => page.goto("/nowhere"),
    })) {
      await go();
      await expect(page).toHaveURL(where);
      await expect(drawer).toBeHidden();
      await settle(page);
      await openDrawer(page);
      const kurtas = drawer.getByRole("list", { name: "Kinds of Women" }).getByRole("link", { name: "Kurtas" });
      // In sight, without a scroll.
      await expect(kurtas).toBeInViewport({ ratio: 1 });
      await kurtas.tap();
      await expect(page).toHaveURL("/shop/listing?category=women&kind=kurtas");
      await expect(drawer).toBeHidden();
      await expectListed(page, "category=women&kind=kurtas");
      await openDrawer(page);
    }
  });

  test("offers guests Login, orders and wishlist by way of signing in, help, and all kinds of a category", async ({
    page,
  }) => {
    await page.goto("/shop/help");
    await settle(page);
    await page.getByRole("button", { name: "Account menu" }).tap();
    await expect(page.getByRole("banner").getByRole("button", { name: "Offline Stores" })).toBeVisible();
    await expect(page.getByText("Keyboard shortcuts"), "a phone has no keys").toBeHidden();
    await page.keyboard.press("Escape");
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
    await expect(drawer.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/shop/help");
    await expect(drawer.getByRole("button", { name: "Your Cart" })).toBeHidden();
    const last = drawer.getByRole("list", { name: "Kinds of Women" }).getByRole("link").last();
    await expect(last).not.toBeInViewport();
    const all = drawer.getByRole("button", { name: "All kinds of Women" });
    await expect(all).toHaveAttribute("aria-expanded", "false");
    await all.tap();
    await expect(all).toHaveAttribute("aria-expanded", "true");
    const drawerBox = await drawer.boundingBox();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((drawerBox?.x ?? 0) + (drawerBox?.width ?? 0));
    await drawer.getByRole("link", { name: "Orders" }).tap();
    await expect(page).toHaveURL("/auth/login?next=%2Fshop%2Faccount%3Ftab%3Dorders");
  });

  test("greets shoppers, and leads to their cart, their orders and their wishlist", async ({
    page,
    shopper,
    openAs,
  }) => {
    await openAs(shopper);
    await page.goto("/shop/help");
    await settle(page);
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole("link", { name: `Hello, ${shopper.username}` })).toHaveAttribute(
      "href",
      "/shop/account",
    );
    await expect(drawer.getByRole("link", { name: "Login" })).toBeHidden();
    await expect(drawer.getByRole("navigation").getByRole("heading")).toHaveText([
      "Home",
      "Men",
      "Women",
      "Kids",
      "Accessories",
      "Footwear",
    ]);
    await drawer.getByRole("button", { name: "Your Cart" }).tap();
    await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
    await openDrawer(page);
    await drawer.getByRole("link", { name: "Wishlist" }).tap();
    await expect(page).toHaveURL("/shop/wishlist");
    await expect(drawer).toBeHidden();
    await openDrawer(page);
    await drawer.getByRole("link", { name: "Orders" }).tap();
    await expect(page).toHaveURL("/shop/account?tab=orders");
  });

  test("has the categories also when the kinds can't be loaded", async ({ page }) => {
    await page.route("**/api/shop/catalogue", (route) => route.fulfill({ status: 404, json: { success: false } }));
    await page.goto("/shop/help");
    await settle(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole("link", { name: "Footwear" }).tap();
    await expect(page).toHaveURL("/shop/listing?category=footwear");
    await expect(drawer).toBeHidden();
  });
});

test("where the browser has no popovers, the button of the account menu leads to the account", async ({
  page,
  shopper,
  openAs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "showPopover"));
  await openAs(shopper);
  await page.goto("/shop/home");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page).toHaveURL("/shop/account");
});
