import type { Locator, Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, settle } from "../shop/support/catalog";

test.use({ pictures: true });

/** Windows of phones and small tablets, and a desktop's of 1280 x 800 at 200 % zoom. */
const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [600, 960],
  [767, 1024],
  [640, 400],
] as const;

/** With sizes and without: how much room a picture has follows what stands below it. All pictures are 3:4. */
const searches = ["jeans", "handbag"];

/** The picture's box, and of the picture as much as the box shows: 1 for all of it. */
function shownShare(picture: Locator): Promise<{ share: number; top: number; bottom: number; height: number }> {
  return picture.evaluate((element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = element as HTMLImageElement;
    const frame = element.parentElement?.getBoundingClientRect();
    const ratio = width / height / (naturalWidth / naturalHeight);
    const isCovered = getComputedStyle(element).objectFit === "cover";
    const ofFrame = Math.min(1, (frame?.width ?? 0) / width, (frame?.height ?? 0) / height);
    return { share: (isCovered ? Math.min(ratio, 1 / ratio) : 1) * ofFrame, top, bottom, height };
  });
}

async function expectWhole(page: Page, picture: Locator, bar: Locator): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height}`;
    const naturalHeight = () => picture.evaluate((element) => (element as HTMLImageElement).naturalHeight);
    // Each width is a picture of its own, made when it is first asked for, after those of other tests.
    await expect.poll(naturalHeight, { message: where, timeout: 40_000 }).toBeGreaterThan(0);
    await expect(async () => {
      const { share, top, bottom, height: shown } = await shownShare(picture);
      expect(share, where).toBeGreaterThan(0.99);
      expect(top, where).toBeGreaterThanOrEqual(0);
      expect(bottom, where).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      expect(shown, where).toBeGreaterThan(Math.min(width, height) * 0.6);
    }).toPass({ timeout: 5_000 });
  }
}

for (const search of searches) {
  test(`pictures of ${search} are shown whole in the dialog and on the page, up to 767 px`, async ({ page }) => {
    test.setTimeout(180_000);
    const { data } = await good(await page.request.get(`/api/shop/products/get?q=${search}&limit=1`));
    const { title, category, brand } = data[0];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/shop/listing?category=${category}&brand=${encodeURIComponent(brand)}&page=9`);
    await settle(page);
    await cards(page)
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
      .getByRole("link")
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Select Size").or(dialog.getByText("Inclusive of all taxes")).first()).toBeVisible();
    const buy = (within: Locator | Page) => within.getByRole("button", { name: "Buy Now" }).filter({ visible: true });
    await expectWhole(page, dialog.getByRole("img", { name: title, exact: true }), buy(dialog));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await settle(page);
    await expectWhole(page, page.getByRole("main").getByRole("img", { name: title, exact: true }), buy(page));
  });
}
