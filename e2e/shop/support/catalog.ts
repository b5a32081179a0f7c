import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { good } from "../../api/support/answers";

/** The filters that the tab keeps. */
export function storedFilters(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("filters") ?? "null"));
}

/** The cards of a home or listing page. */
export function cards(page: Page): Locator {
  return page.locator("main").getByRole("article");
}

/** The titles on the cards, in their order. */
export function titles(page: Page): Promise<string[]> {
  return cards(page).getByRole("heading").allInnerTexts();
}

/** Waits until the page's scripts know who is there, so that what is pressed counts at once. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
}

/** What the shop lists for a query. */
export async function listed(page: Page, query: string): Promise<{ titles: string[]; total: number }> {
  const { data, total } = await good(await page.request.get(`/api/shop/products/get?${query}`));
  return { titles: data.map(({ title }: { title: string }) => title), total };
}

/** Products of the demo catalogue, as calls give them. */
export async function seeded(request: APIRequestContext, count: number): Promise<{ _id: string; title: string }[]> {
  return (await good(await request.get(`/api/shop/products/get?category=accessories&brand=zara&limit=${count}`))).data;
}

/** How many px the page is wider than its window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
