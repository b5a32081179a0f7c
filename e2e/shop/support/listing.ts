import { expect, type Locator, type Page } from "@playwright/test";
import { listed, titles } from "./catalog";

/** Shows a group of the filters: in the sheet of small screens it has a pane, else it is beside the list. */
export async function showGroup(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole("dialog", { name: "Filters" })
    .getByRole("tab", { name: new RegExp(`^${name}(?: |\\d|$)`) });
  const isSheet = await page.getByRole("dialog", { name: "Filters" }).isVisible();
  if (isSheet) await tab.click();
}

/** Shows the filters, and a group of them: beside the list, or on small screens in their sheet. */
export async function openFilters(page: Page, group?: string): Promise<Locator> {
  const button = page.getByRole("button", { name: /^Filters/ });
  if (!(await button.isVisible())) return page.getByRole("complementary", { name: "Filters" });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  if (group) await showGroup(page, group);
  return sheet;
}

/** Ticks an option of a group: beside the list, or on small screens in its sheet. */
export async function tick(page: Page, name: string, group = "Category"): Promise<void> {
  // Some people are a category and an audience.
  const option = page.getByRole("checkbox", { name, exact: true }).filter({ visible: true }).first();
  const isPhone = await page.getByRole("button", { name: /^Filters/ }).isVisible();
  if (isPhone) await openFilters(page, group);
  await option.click();
  if (isPhone) {
    await page.getByRole("button", { name: /^Show / }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

/** The list shows what the shop lists for a query. Tests that run beside add products: what it lists is asked again. */
export async function expectListed(page: Page, query: string): Promise<void> {
  await expect(async () => {
    const { titles: wanted, total } = await listed(page, `${query}&limit=24`);
    await expect(page.getByText(total === 1 ? "1 product" : `${total} products`, { exact: true })).toBeVisible({
      timeout: 2_000,
    });
    expect(await titles(page)).toEqual(wanted);
  }).toPass({ timeout: 15_000 });
}
