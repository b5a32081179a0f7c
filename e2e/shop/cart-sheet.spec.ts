import type { Locator } from "@playwright/test";
import { fill, newProduct, setStock } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { expectStill, openCart } from "./support/screens";
import { comeBack } from "./support/sign-in";

test("the list is as high as its lines, at most 49 % of the window, and the sums follow it, on the smallest phone too", {
  tag: "@phone",
}, async ({ page, shopper, openAs, database }) => {
  const height = 844;
  const boxes = async (panel: Locator, lines: number) => {
    await expect(panel.getByRole("listitem")).toHaveCount(lines);
    return panel.evaluate((sheet) => {
      const list = sheet.querySelector("ul");
      const notes = [...sheet.querySelectorAll("span")].find(({ textContent }) => textContent === "Apply coupon");
      return {
        list: list?.getBoundingClientRect().height ?? 0,
        content: list?.scrollHeight ?? 0,
        gap: (notes?.getBoundingClientRect().top ?? 0) - (list?.getBoundingClientRect().bottom ?? 0),
      };
    });
  };
  await fill(shopper, await newProduct(database), 1, "m");
  await openAs(shopper);
  await page.setViewportSize({ width: 390, height });
  await page.goto("/shop/account");
  const panel = await openCart(page);
  const short = await boxes(panel, 1);
  expect(short.list).toBeGreaterThan(short.content - 1);
  expect(short.list).toBeLessThan(height * 0.3);
  expect(short.gap).toBeLessThan(20);

  for (const title of ["B", "C", "D"]) await fill(shopper, await newProduct(database, { title }), 1, "m");
  await comeBack(page);
  const long = await boxes(panel, 4);
  expect(long.content).toBeGreaterThan(long.list);
  expect(long.list).toBeLessThanOrEqual(height * 0.49);
  expect(long.list).toBeGreaterThan(height * 0.4);
  expect(long.gap).toBeLessThan(20);

  const checkOut = panel.getByRole("button", { name: "CheckOut" });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const text of ["Platform fee", "Shipping fee", "Total amount"]) {
    await expect(panel.getByText(text)).toBeInViewport({ ratio: 1 });
  }
  await expect(checkOut).toBeInViewport({ ratio: 1 });

  // Held sideways there is no room for all: list and sums scroll together.
  await page.setViewportSize({ width: 700, height: 360 });
  await panel.getByText("Shipping fee").scrollIntoViewIfNeeded();
  await expect(panel.getByText("Shipping fee")).toBeInViewport({ ratio: 1 });
  await expect(checkOut).toBeInViewport({ ratio: 1 });
});

test("a line over its stock gives the reason on a separate line, and its total does not move", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const productId = await newProduct(database, { price: 12_345 });
  await fill(shopper, productId, 2, "m");
  await openAs(shopper);
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  const line = panel.getByRole("listitem");
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  /** The total's place at each width: from the left edge of the window and from the top of the buttons. */
  async function places(check?: (width: number) => Promise<void>) {
    const found: number[][] = [];
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectStill(line);
      const [total, more] = [
        await box(line.getByText("₹24,690.00")),
        await box(line.getByRole("button", { name: "More" })),
      ];
      found.push([Math.round(total.x + total.width), Math.round(total.y - more.y)]);
      await check?.(width);
    }
    return found;
  }

  await page.goto("/shop/account");
  await openCart(page);
  const before = await places();
  await setStock(database, productId, 1);
  await comeBack(page);
  await expect(line.getByText("Only 1 left. Reduce the quantity.")).toBeVisible();
  const after = await places(async (width) => {
    const [more, words, reason] = [
      await box(line.getByRole("button", { name: "More" })),
      await box(line.getByText("Out of Stock")),
      await box(line.getByText("Only 1 left. Reduce the quantity.")),
    ];
    if (width !== 390) expect(words.y, "beside the buttons").toBeLessThan(more.y + more.height);
    expect(reason.y).toBeGreaterThanOrEqual(Math.floor(Math.max(words.y + words.height, more.y + more.height)));
  });
  expect(after).toEqual(before);
});
