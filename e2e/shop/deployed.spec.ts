import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { cards, expectNoOverhang, settle } from "./support/catalog";
import { expectListed } from "./support/listing";

/** What holds for every shop, whatever it sells: nothing is written, and nobody is signed in. */
test.describe("any shop", { tag: "@read" }, () => {
  test("shows products from home to their page, without an error in the console", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto("/shop/home");
    await settle(page);
    await expect(cards(page).first()).toBeVisible();
    await expectNoOverhang(page, [390, 1440]);
    await expectAccessible(page);
    const title = await cards(page).first().getByRole("heading").textContent();
    await page.goto(String(await cards(page).first().getByRole("link").first().getAttribute("href")));
    await expect(page.getByRole("heading", { level: 1, name: String(title) })).toBeVisible();
    const picture = page.getByRole("main").locator("img").first();
    const answer = await page.request.get(String(await picture.getAttribute("src")));
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    await expectNoOverhang(page, [390, 1440]);
    await expectAccessible(page);
    // A guest's first call for who is signed in is refused, which browsers report.
    expect(errors.filter((error) => !error.includes("401"))).toEqual([]);
  });

  test("lists what its API lists, in the order that was chosen", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/shop/listing?category=women&sortBy=price_hightolow");
    await settle(page);
    await expectListed(page, "category=women&sortBy=price_hightolow");
    await expectAccessible(page);
  });

  test("asks guests to sign in, and brings them back", async ({ page }) => {
    for (const path of ["/shop/checkout", "/admin/dashboard"]) {
      const asked = new URL((await page.request.get(path)).url());
      expect(asked.pathname, path).toBe("/auth/login");
      expect(asked.searchParams.get("next")).toBe(path);
    }
    await page.goto("/shop/account");
    await expect(page).toHaveURL("/auth/login?next=%2Fshop%2Faccount");
    await expectAccessible(page);
  });

  test("has a page for unknown addresses", async ({ page }) => {
    const answer = await page.goto("/shop/nothing-here");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/shop\//);
  });
});
