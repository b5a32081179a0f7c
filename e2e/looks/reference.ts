import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

/**
 * How much of a screen may differ from its reference picture: 648 pixels of 1440 x 900, less than a line of text or an
 * icon's width in a row. That letters are smoothed differently is covered by the tolerance for each pixel.
 */
const maxDiffPixelRatio = 0.0005;

/** Whether pictures are taken anew instead of compared. */
export function isDrawing({ config }: TestInfo): boolean {
  return ["all", "changed"].includes(config.updateSnapshots);
}

/**
 * The reference picture of a screen that this browser is compared with; null for a browser that has none, because each
 * draws letters and pictures a little differently. Patches of one build (the last number of its version) draw alike.
 */
export function referenceOf(page: Page, name: string, testInfo: TestInfo): string[] | null {
  const browser = page.context().browser()?.version().split(".", 3).join(".");
  const file = [`chromium-${browser}`, `${name}.png`];
  return isDrawing(testInfo) || existsSync(dirname(testInfo.snapshotPath(...file))) ? file : null;
}

interface Comparison {
  /** What differs each time. */
  mask?: Locator[];
  fullPage?: boolean;
  /** In ms. */
  timeout?: number;
}

/**
 * Writes one day wherever a page names the day by which something arrives, which is another one each day; also in parts that
 * are loaded late.
 */
function steadyDays(): void {
  function write(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const steady = text.nodeValue?.replace(/\bby(\s)\w{3},\s\d{1,2}\s\w{3}$/, "by$1Sun,\u00a030\u00a0Nov");
      if (steady !== text.nodeValue) text.nodeValue = steady ?? "";
    }
  }
  write();
  new MutationObserver(write).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Compares a page with its reference picture, or takes it. */
export async function expectReference(page: Page, file: string[], options: Comparison = {}): Promise<void> {
  await page.evaluate(steadyDays);
  await expect(page).toHaveScreenshot(file, { ...options, maxDiffPixelRatio });
}
