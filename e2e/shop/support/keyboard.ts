import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has. */
const enough = 150;

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // To find it anew by its role after each press would take twice as long as the presses.
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < enough; stop++) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Reaches this by Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Reaches a field by Tab and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

interface Stop {
  name: string;
  /** Something else lies over all of it. */
  isCovered: boolean;
}

/** What has the focus now, once it has come into sight; null at the end of the page. */
async function stopNow(): Promise<Stop | null> {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOnTop = ([x, y]: readonly [number, number]) => {
    const found = document.elementFromPoint(left + width * x, top + height * y);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return { name: name.trim().slice(0, 60), isCovered: !points.some(isOnTop) };
}

/** Goes on by Tab to the end of the page, and gives what had the focus on the way. */
export async function walkByTab(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < enough) {
    const stop = await page.evaluate(stopNow);
    if (!stop) return stops;
    stops.push(stop);
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab finds no end");
}
