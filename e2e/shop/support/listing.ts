import { expect, type Page } from "@playwright/test";
import { listed, titles } from "./catalog";

/** Ticks an option: beside the list, or on small screens in its sheet. */
export async function tick(page: Page, name: string): Promise<void> {
  // Some people are a category and an audience.
  const option = page.getByRole("checkbox", { name, exact: true }).filter({ visible: true }).first();
  const button = page.getByRole("button", { name: /^Filters/ });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  await option.click();
  if (isPhone) {
    await page.getByRole("button", { name: /^Show / }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

/** The list shows what the shop lists for a query. */
export async function expectListed(page: Page, query: string): Promise<void> {
  const { titles: wanted, total } = await listed(page, `${query}&limit=24`);
  await expect(page.getByText(total === 1 ? "1 product" : `${total} products`, { exact: true })).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(wanted);
}
