import type { Page } from "@playwright/test";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { layoutShifts, settle } from "../shop/support/catalog";

test.use({ pictures: true });

const images = ["/pictures/bomber-black.webp", "/pictures/bomber-olive.webp", "/pictures/cap-navy.webp"];

/** The pictures that a page asked for, with the width of each: "bomber-black 640". */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = /([a-z-]+)\.webp$/.exec(searchParams.get("url") ?? "")?.[1];
    if (pathname === "/_next/image" && name) asked.push(`${name} ${searchParams.get("w")}`);
  });
  return asked;
}

const strip = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: /^Enlarge/ }) });

test("only the first picture is loaded in full size until another one is opened", async ({ page, database }) => {
  const id = await newProduct(database, { images });
  const asked = askedFor(page);
  await page.mouse.move(0, 0);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const large = () => asked.filter((one) => !one.endsWith(" 180") && /bomber-olive|cap-navy/.test(one));
  await expect(page.getByRole("button", { name: "Show picture 3 of 3" })).toBeVisible();
  expect(large()).toEqual([]);
  await page.getByRole("button", { name: "Show picture 2 of 3" }).click();
  await expect(page.getByRole("button", { name: "Show picture 2 of 3" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("img", { name: /, picture 2$/ })).toBeInViewport();
  expect(large().length).toBeGreaterThan(0);
});

test("a picture opens in a large view, zooms by press and keys, and Escape returns the focus to its button", {
  tag: "@widths",
}, async ({ page, database }) => {
  const id = await newProduct(database, { images });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await page.getByRole("button", { name: "Enlarge picture 1 of 3" }).click();
  const view = page.getByRole("dialog");
  await expect(view.getByRole("heading", { name: /picture 1 of 3$/ })).toBeVisible();
  const picture = view.locator("img");
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await view.getByRole("button", { name: "Zoom into the picture" }).click();
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await view.getByRole("button", { name: "Show the whole picture" }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press("-");
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press("ArrowRight");
  await expect(view.getByRole("heading", { name: /picture 2 of 3$/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  await expect(page.getByRole("button", { name: "Enlarge picture 2 of 3" })).toBeFocused();
});

test("a swipe over the pictures moves the dots", { tag: "@phone" }, async ({ page, database }) => {
  const id = await newProduct(database, { images });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const dots = page.locator("[class*=gallery-dots] > li");
  await expect(dots).toHaveCount(3);
  await expect(dots.nth(0)).toHaveAttribute("data-shown", "true");
  await strip(page).evaluate((list) => {
    list.dispatchEvent(new Event("touchstart", { bubbles: true }));
    list.scrollTo({ left: list.clientWidth, behavior: "instant" });
  });
  await expect(dots.nth(1)).toHaveAttribute("data-shown", "true");
  await expect(page.getByRole("img", { name: /, picture 2$/ })).toBeInViewport();
});

test("a product with one picture has neither thumbnails nor dots", async ({ page, database }) => {
  const id = await newProduct(database);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await expect(page.getByRole("button", { name: "Enlarge the picture" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show picture/ })).toHaveCount(0);
  await expect(page.locator("[class*=gallery-dots]")).toHaveCount(0);
});

test("the layout does not shift while a product page loads its pictures", { tag: "@widths" }, async ({
  page,
  database,
}) => {
  // The fonts are cached then, however slow the machine is.
  await page.goto("/shop/nowhere");
  await page.evaluate(() => document.fonts.ready);
  const id = await newProduct(database, { images, price: 2499, saleprice: 1499, stockBySize: { s: 0, m: 9, l: 9 } });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await strip(page).evaluate((list) => {
    list.dispatchEvent(new Event("touchstart", { bubbles: true }));
    list.scrollTo({ left: list.clientWidth, behavior: "instant" });
  });
  const second = page.getByRole("img", { name: /, picture 2$/ });
  await expect(second).toBeInViewport();
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});
