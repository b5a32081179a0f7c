import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";

/** The number of the banner that is shown. */
async function shownBanner(page: Page): Promise<number> {
  const slides = page.getByRole("group", { name: /^\d of 5$/ });
  await expect(slides).toHaveCount(1);
  return Number((await slides.getAttribute("aria-label"))?.[0]);
}

/** Presses a button of the banners and leaves them, by the pointer and with the focus. */
async function pressAndLeave(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(700, 880);
}

// By themselves they change only then.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the banners", () => {
  test("change every 4 seconds, by arrows and dots, and pause where somebody reads them", async ({ page }) => {
    await page.clock.install();
    await page.goto("/shop/home");
    await settle(page);
    // From here on time passes only as the test says; their first change may be before.
    await page.clock.pauseAt(Date.now() + 60_000);
    await pressAndLeave(page, "Banner 1");
    await expect.poll(() => shownBanner(page)).toBe(1);
    await page.clock.runFor(4000);
    await expect.poll(() => shownBanner(page)).toBe(2);
    await page.clock.runFor(4000 * 4);
    await expect.poll(() => shownBanner(page)).toBe(1);
    await page.getByRole("button", { name: "Previous banner" }).click();
    await expect.poll(() => shownBanner(page)).toBe(5);
    await page.getByRole("button", { name: "Next banner" }).click();
    await expect.poll(() => shownBanner(page)).toBe(1);
    await page.getByRole("button", { name: "Banner 3" }).click();
    await expect.poll(() => shownBanner(page)).toBe(3);
    await expect(page.getByRole("button", { name: "Banner 3" })).toHaveAttribute("aria-current", "true");

    await pressAndLeave(page, "Banner 1");
    const live = page.getByRole("region", { name: "Banners" }).locator("[aria-live]");
    const stands = async () => {
      const banner = await shownBanner(page);
      await page.clock.runFor(9000);
      expect(await shownBanner(page)).toBe(banner);
    };
    await page.getByRole("region", { name: "Banners" }).hover();
    await expect(live).toHaveAttribute("aria-live", "polite");
    await stands();
    await page.mouse.move(700, 880);
    await expect(live).toHaveAttribute("aria-live", "off");
    await page.getByRole("link", { name: "Shop Women" }).focus();
    await stands();
    await page.getByRole("link", { name: "Shop Women" }).blur();
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await stands();
    await page.evaluate(() => {
      Reflect.deleteProperty(document, "hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.runFor(4000);
    await expect.poll(() => shownBanner(page)).toBe(2);
    await pressAndLeave(page, "Pause");
    await stands();
    await pressAndLeave(page, "Play");
    await page.clock.runFor(4000);
    await expect.poll(() => shownBanner(page)).toBe(3);

    // With reduced motion they do not change by themselves, until Play is pressed.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.resume();
    await page.reload();
    await settle(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.clock.runFor(9000);
    expect(await shownBanner(page)).toBe(1);
    await pressAndLeave(page, "Play");
    await page.clock.runFor(4000);
    await expect.poll(() => shownBanner(page)).toBe(2);
  });

  test("follow a swipe", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/shop/home");
    await settle(page);
    await page.getByRole("button", { name: "Pause" }).click();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y: 300 }] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: to, y: 302 }] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(300, 100);
    await expect.poll(() => shownBanner(page)).toBe(2);
    await swipe(100, 300);
    await expect.poll(() => shownBanner(page)).toBe(1);
    await swipe(200, 190);
    // Had it turned to another one, the next would not be the second.
    await swipe(300, 100);
    await expect.poll(() => shownBanner(page)).toBe(2);
  });

  test("let nothing hang behind their words, however large the text is", async ({ page }) => {
    await page.goto("/shop/home");
    const words = page.getByRole("group", { name: "1 of 5" }).locator(".banner-words");
    await expect(words).toBeVisible();
    for (const [width, text] of [
      [1440, "100%"],
      [1440, "200%"],
      [768, "150%"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
      const behind = await words.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [];
        for (let x = left; x < right; x += 20)
          for (let y = top; y < Math.min(bottom, innerHeight); y += 20) points.push([x, y] as const);
        return points.filter(([x, y]) => document.elementsFromPoint(x, y).some((one) => one.matches(".banner-line *")));
      });
      expect(behind, `${width} px, text at ${text}`).toEqual([]);
    }
  });
});
