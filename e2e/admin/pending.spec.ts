import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

const opening = (page: Page) => page.getByRole("status").filter({ hasText: "Opening the page…" });

test("a link whose page takes long says so after a moment, and moves nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/admin/products");
  const { release } = await hold(page, /\/admin\/orders\?.*_rsc=/);
  const heading = page.getByRole("heading", { level: 1 });
  const place = await heading.boundingBox();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Orders" }).click();
  await page.clock.runFor(100);
  await expect(opening(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(opening(page)).toHaveCount(1);
  expect(await heading.boundingBox()).toEqual(place);
  await page.clock.resume();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
  await expect(opening(page)).toHaveCount(0);
});

test("the drawer of a phone has closed, and the page still says that the next one opens", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/admin/products");
  const { release } = await hold(page, /\/admin\/orders\?.*_rsc=/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opening(page)).toHaveCount(1);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
  await expect(opening(page)).toHaveCount(0);
});
