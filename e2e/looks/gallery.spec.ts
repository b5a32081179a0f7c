import type { Page } from "@playwright/test";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { layoutShifts, settle } from "../shop/support/catalog";
import { hold } from "../shop/support/hold";

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

/** Products with so many pictures are all shown without an empty place. */
const counts = [1, 2, 3, 4, 5, 8];
const eight = [
  ...images,
  ...["cap-olive", "cap-madder", "jeans-black", "heel-black", "heel-gold"].map((name) => `/pictures/${name}.webp`),
];

/** The boxes of the pictures, in px within the list. */
function boxes(page: Page) {
  return strip(page).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    return {
      width: frame.width,
      height: frame.height,
      pictures: [...list.children].map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return { left: left - frame.left, top: top - frame.top, width, height };
      }),
    };
  });
}

test("one to eight pictures fill their place beside the details, all of them 3:4 and the first one large", async ({
  page,
  database,
}) => {
  for (const count of counts) {
    const id = await newProduct(database, { images: eight.slice(0, count) });
    await page.goto(`/shop/product/${id}`);
    await settle(page);
    await expect(page.locator("[class*=gallery-dots]")).toHaveCount(count === 1 ? 0 : 1);
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${count} pictures, ${width} px`;
      const { width: whole, height, pictures } = await boxes(page);
      expect(pictures).toHaveLength(count);
      for (const { width: wide, height: high } of pictures) expect(wide / high, where).toBeCloseTo(0.75, 1);
      const [first, ...others] = pictures;
      for (const other of others) expect(first?.width, where).toBeGreaterThanOrEqual(other.width - 1);
      const area = pictures.reduce((sum, one) => sum + one.width * one.height, 0);
      expect(area / (whole * height), where).toBeGreaterThan(0.9);
      const details = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((details?.x ?? 0) - whole, `${where}, beside them`).toBeLessThan(width === 1440 ? 120 : 80);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("a phone's pictures reach both edges, a swipe loads the others and moves the dots, and a low window shows the next", {
  tag: "@phone",
}, async ({ page, database }) => {
  const id = await newProduct(database, { images });
  const asked = askedFor(page);
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  const { pictures } = await boxes(page);
  expect(pictures[0]).toMatchObject({ left: 0, top: 0, width: 390, height: 520 });
  const others = () => asked.filter((one) => /bomber-olive|cap-navy/.test(one));
  expect(others(), "only the first is loaded until the shopper touches it").toEqual([]);
  const dots = page.locator("[class*=gallery-dots] > li");
  await expect(dots).toHaveCount(3);
  await expect(dots.nth(0)).toHaveAttribute("data-shown", "true");
  await strip(page).evaluate((list) => list.dispatchEvent(new Event("touchstart", { bubbles: true })));
  await expect.poll(others).not.toEqual([]);
  await strip(page).evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: "instant" }));
  await expect(dots.nth(1)).toHaveAttribute("data-shown", "true");
  await expect(page.getByRole("img", { name: /, picture 2$/ })).toBeInViewport();

  await strip(page).evaluate((list) => list.scrollTo({ left: 0, behavior: "instant" }));
  await expect(dots.nth(0)).toHaveAttribute("data-shown", "true");
  await page.setViewportSize({ width: 390, height: 740 });
  const low = await boxes(page);
  const [first, second] = low.pictures;
  expect(low.width).toBe(390);
  expect(first?.width).toBeLessThan(380);
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(0.75, 2);
  expect(second?.left).toBeLessThan(390);
});

test(
  "a picture opens in a large view, is sharp at twice the size, and Escape returns the focus to its button",
  {
    tag: "@widths",
  },
  async ({ page, database }, { project }) => {
    const id = await newProduct(database, { images });
    const asked = askedFor(page);
    await page.goto(`/shop/product/${id}`);
    await settle(page);
    if (project.name === "desktop") {
      await test.step("the first picture is asked for at once, no wider than it is shown", async () => {
        const first = page.getByRole("main").getByRole("img").first();
        await expect(first).toHaveAttribute("fetchpriority", "high");
        await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        expect(asked.filter((one) => one.startsWith("bomber-black"))).toEqual(["bomber-black 640"]);
      });
    }
    const { release } = await hold(page, /w=1800/);
    await page.getByRole("button", { name: "Enlarge picture 1 of 3" }).click();
    const view = page.getByRole("dialog");
    await expect(view.getByRole("heading", { name: /picture 1 of 3$/ })).toBeVisible();
    await expect(view.getByText("1 of 3", { exact: true })).toBeVisible();
    const picture = view.locator("img").last();
    await expect.poll(() => asked).toContain("bomber-black 1800");
    await test.step("until the large file has come, the one of the page stands there", async () => {
      const files = new Set(asked.filter((one) => one.startsWith("bomber-black")));
      expect(files.size, "no other file is asked for").toBe(2);
      const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      await expect.poll(() => view.locator("img").first().evaluate(isShown)).toBe(true);
      expect(await picture.evaluate(isShown)).toBe(false);
      release();
    });
    const box = await picture.boundingBox();
    const shown = Math.min(box?.width ?? 0, (box?.height ?? 0) * 0.75);
    const density = await page.evaluate(() => devicePixelRatio);
    expect(shown * 2 * density, "px of the file").toBeLessThanOrEqual(1800);

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
  },
);

test("the layout does not shift while a product page loads its pictures and the day of delivery", {
  tag: "@widths",
}, async ({ page, database }) => {
  // The fonts are cached then, however slow the machine is.
  await page.goto("/shop/nowhere");
  await page.evaluate(() => document.fonts.ready);
  // With the place the line has two lines of text, whatever the day.
  await page.evaluate(() => localStorage.setItem("pincode", "560038 Bengaluru"));
  const id = await newProduct(database, { images, price: 2499, saleprice: 1499, stockBySize: { s: 0, m: 9, l: 9 } });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await expect(page.getByText("cash possible")).toBeAttached();
  await strip(page).evaluate((list) => {
    list.dispatchEvent(new Event("touchstart", { bubbles: true }));
    list.scrollTo({ left: list.clientWidth, behavior: "instant" });
  });
  const second = page.getByRole("img", { name: /, picture 2$/ });
  await expect(second).toBeInViewport();
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});
