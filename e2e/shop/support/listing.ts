import { expect, type Locator, type Page } from "@playwright/test";
import { listed, titles, titlesOf } from "./catalog";

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

/** A list of the shop by its query, however that is written. */
function listKey(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of ["page", "limit"]) search.delete(name);
  if (!search.has("q") && !search.has("sortBy")) search.set("sortBy", "price_lowtohigh");
  search.sort();
  return String(search);
}

/** What each page was answered for its lists, or has shown. */
const known = new WeakMap<Page, Map<string, Listed>>();

/** Remembers what the shop answers a page for its lists, for `expectListed`. */
export function rememberLists(page: Page): void {
  const lists = new Map<string, Listed>();
  known.set(page, lists);
  page.on("response", async (response) => {
    const { pathname, search, searchParams } = new URL(response.url());
    if (pathname !== "/api/shop/products/get" || searchParams.get("page") !== "1") return;
    // Once the page has left, there is no answer to read.
    const answer = await response.json().catch(() => null);
    if (answer?.success) lists.set(listKey(search), { titles: titlesOf(answer.data), total: answer.total });
  });
}

/**
 * The list shows what the shop lists for a query: now, or when the page asked or showed it last. Tests that run beside add
 * products, and a page need not ask again for what it asked a moment ago.
 */
export async function expectListed(page: Page, query: string): Promise<void> {
  const lists = known.get(page);
  await expect(async () => {
    const now = await listed(page, `${query}&limit=24`);
    const count = await page.getByText(/^\d+ products?$/).textContent({ timeout: 2_000 });
    const shown = { titles: await titles(page), total: Number.parseInt(count ?? "", 10) };
    expect([now, lists?.get(listKey(query))]).toContainEqual(shown);
    lists?.set(listKey(query), shown);
  }).toPass({ timeout: 15_000 });
}
