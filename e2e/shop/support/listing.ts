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

type Listed = Awaited<ReturnType<typeof listed>>;

/** What the shop listed when a test last looked at a page's list, by its query. */
const earlier = new WeakMap<Page, Map<string, Listed>>();

/**
 * The list shows what the shop lists for a query: now, or, where the test comes back to a list, when it looked before. Back
 * shows a list as it was, and tests that run beside add products.
 */
export async function expectListed(page: Page, query: string): Promise<void> {
  const before = earlier.get(page) ?? new Map<string, Listed>();
  earlier.set(page, before);
  const known = before.get(query);
  await expect(async () => {
    const now = await listed(page, `${query}&limit=24`);
    const count = await page.getByText(/^\d+ products?$/).textContent({ timeout: 2_000 });
    const shown = { titles: await titles(page), total: Number.parseInt(count ?? "", 10) };
    expect(known ? [now, known] : [now]).toContainEqual(shown);
    before.set(query, shown);
  }).toPass({ timeout: 15_000 });
}
