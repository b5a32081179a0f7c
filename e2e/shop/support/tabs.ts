import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";

/** All tabs of the page stand in one line on a phone of 360 px, the most common width in India. */
export async function expectTabsInOneLine(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...before, width: 360 });
  const tops = () =>
    page.getByRole("tab").evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(1);
  await page.setViewportSize(before);
}
