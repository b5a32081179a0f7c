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

export const titlesOf = (products: { title: string }[]) => products.map(({ title }) => title);

/** What the shop lists for a query. */
export async function listed(page: Page, query: string): Promise<{ titles: string[]; total: number }> {
  const { data, total } = await good(await page.request.get(`/api/shop/products/get?${query}`));
  return { titles: titlesOf(data), total };
}

/** Products of the demo catalogue, as calls give them. */
export async function seeded(request: APIRequestContext, count: number): Promise<{ _id: string; title: string }[]> {
  return (await good(await request.get(`/api/shop/products/get?category=accessories&brand=zara&limit=${count}`))).data;
}

/** How many px the page is wider than its window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Nothing sticks out of the window to the side at these widths. */
export async function expectNoOverhang(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Lets the call for a product, which no list shows, answer with this stock. */
export async function pretendStock(page: Page, id: string, stock: number, stockBySize?: object): Promise<void> {
  await page.route(`**/api/shop/products/get/${id}`, (route) =>
    route.fulfill({ json: { success: true, data: { stock, stockBySize } } }),
  );
}

/** What moved since the page was opened without the visitor having done anything: how far, and its classes. */
export function layoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: "layout-shift", buffered: true });
        const classOf = (node: Node | null) => (node instanceof Element ? node.className : (node?.textContent ?? ""));
        const told = () =>
          shifts
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => String(classOf(node))) }));
        setTimeout(() => resolve(told()), 500);
      }),
  );
}
