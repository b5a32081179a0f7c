import { expect, test } from "../fixtures";
import { cards, settle } from "./support/catalog";
import { hold } from "./support/hold";
import { expectListed } from "./support/listing";
import { expectStill, expectUncovered, toast } from "./support/screens";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the product's dialog", () => {
  test("fits the window, keeps its buttons free, and follows Back and Forward; a reload shows the product's page", {
    tag: "@widths",
  }, async ({ page, isMobile }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    const card = cards(page).nth(1);
    const title = await card.getByRole("heading").textContent();
    const path = (await card.getByRole("link").first().getAttribute("href")) ?? "";
    // Beside the price, where nothing stands.
    const text = await card.boundingBox();
    await card.click({ position: { x: (text?.width ?? 0) - 4, y: (text?.height ?? 0) - 4 } });
    const dialog = page.getByRole("dialog", { name: title ?? "" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(dialog.getByText("Inclusive of all taxes")).toBeVisible();
    await expectStill(dialog);
    const thumbnail = dialog.getByRole("button", { name: /^Show picture 2 of/ });
    if (isMobile) await expect(thumbnail).toBeHidden();
    else {
      await thumbnail.click();
      await expect(thumbnail).toHaveAttribute("aria-current", "true");
      await expect(dialog.getByRole("button", { name: /^Enlarge picture 2 of/ })).toBeInViewport({ ratio: 0.9 });
      await expect(dialog.getByRole("button", { name: /^Enlarge picture 1 of/ })).not.toBeInViewport();
    }
    const box = await dialog.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await dialog.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
    await expectStill(toast(page, "Login to Add in Cart"));
    for (const name of ["Wishlist", "Add to Cart", "Buy Now"]) {
      await expectUncovered(dialog.getByRole("button", { name }).filter({ visible: true }));
    }
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/shop/listing?category=women");
    await page.goForward();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("link", { name: "See the whole page" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
  });

  test("takes the focus and returns it, is closed in three ways, and shows the whole picture at 768 px", async ({
    page,
  }) => {
    await page.goto("/shop/listing?category=women&sortBy=title_atoz");
    await settle(page);
    const link = cards(page).first().getByRole("link").first();
    const dialog = page.getByRole("dialog");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText("Inclusive of all taxes")).toBeVisible();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/shop/listing?category=women&sortBy=title_atoz");
      await expect(link).toBeFocused();
    }
    await expectListed(page, "category=women&sortBy=title_atoz");

    await page.setViewportSize({ width: 768, height: 1024 });
    await link.click();
    await expect(dialog.getByText("Select Size")).toBeVisible();
    const frame = dialog.getByRole("img").first().locator("..");
    await expect
      .poll(
        () => frame.evaluate(({ clientWidth, clientHeight }) => clientHeight / clientWidth),
        "shown whole at 768 px",
      )
      .toBeCloseTo(4 / 3, 1);
  });

  test("opens with the data of the card while the details load, and says when they or the connection fail", async ({
    page,
    context,
  }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    const linkOf = (at: number) => cards(page).nth(at).getByRole("link").first();
    const titleOf = async (at: number) => (await cards(page).nth(at).getByRole("heading").textContent()) ?? "";
    await test.step("closed before the details arrive, it stays closed", async () => {
      const { release } = await hold(page, /\/shop\/product\//);
      const title = await titleOf(2);
      await linkOf(2).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog.getByRole("img", { name: title })).toBeVisible();
      await expect(dialog.getByText("Select Size")).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("/shop/product/"));
      release();
      await answered;
      await expect(page).toHaveURL("/shop/listing?category=women");
      const other = await titleOf(3);
      await linkOf(3).click();
      await expect(page.getByRole("dialog", { name: other }).getByText("Select Size")).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/shop/listing?category=women");
    });
    await test.step("details that break off are loaded on a retry", async () => {
      const details = /\/shop\/product\/.*_rsc=/;
      await page.route(details, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({ response, body: body.slice(0, body.indexOf("Inclusive of all taxes")) });
      });
      await linkOf(0).click();
      const dialog = page.getByRole("dialog", { name: "We couldn't load this product" });
      await expect(dialog).toBeVisible();
      await page.unroute(details);
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/shop/listing?category=women");
    });
    await test.step("without a connection it does not open, and a message says why", async () => {
      await page.goto("/shop/listing?category=women");
      await settle(page);
      await context.setOffline(true);
      await linkOf(1).click();
      await expect(toast(page, "We couldn't reach the shop. Check your connection and try again.")).toBeVisible();
      await expect(page).toHaveURL("/shop/listing?category=women");
      await context.setOffline(false);
      await linkOf(1).click();
      await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
    });
  });

  test("reloads at the top of the product's page, and Back restores the scroll position of the list", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/shop/listing?category=women");
    await settle(page);
    // The address of the list has changed within the page.
    await page.getByRole("link", { name: "More Products" }).click();
    await expect(cards(page)).toHaveCount(48);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const card = cards(page).nth(40);
    await card.scrollIntoViewIfNeeded();
    const before = await place();
    expect(before).toBeGreaterThan(1_000);
    await card.getByRole("link").first().click();
    await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
    await page.reload();
    await settle(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(place).toBe(before);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(place).toBe(0);
  });
});
