import { expect, type Page } from "@playwright/test";

/** What is pressed. */
const pressed = "a[href], button, summary, label, input, select, textarea";

/** The controls whose middle belongs to another one, each with the words of both. */
function coveredControls(pressed: string): string[] {
  const nameOf = (one: Element) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60);
  const layerOf = (one: Element | null): Element | null =>
    one && !/fixed|sticky/.test(getComputedStyle(one).position) ? layerOf(one.parentElement) : one;
  /** Whether a list that scrolls, or a picture's frame, hides this point of an element. */
  const isCutOff = (x: number, y: number, one: Element | null): boolean => {
    if (!one) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    return (isOutside && getComputedStyle(one).overflow !== "visible") || isCutOff(x, y, one.parentElement);
  };
  /** The control that a press there is for, if it is another one. */
  const otherAt = (x: number, y: number, own: Element) => {
    const other = document.elementFromPoint(x, y)?.closest(pressed);
    if (!other || own.contains(other) || other.contains(own)) return null;
    const isLabelled = [own, other].some(
      (one) => one instanceof HTMLLabelElement && [own, other].includes(one.control as Element),
    );
    return isLabelled || layerOf(other) !== layerOf(own) ? null : other;
  };
  const all = [...document.querySelectorAll(pressed)].filter((one) => !one.closest("[inert], [aria-hidden=true]"));
  const found = new Set<string>();
  const { scrollX, scrollY } = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; ; top += innerHeight / 2) {
    window.scrollTo({ left: 0, top, behavior: "instant" });
    // Halfway down the window, away from bars at its edges.
    const [from, to] = [top > 0 ? innerHeight / 4 : 0, top < end ? (innerHeight * 3) / 4 : innerHeight];
    for (const one of all) {
      const [box] = one.getClientRects();
      if (!box || box.width < 4 || box.height < 4) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || x > innerWidth || y < from || y > to || isCutOff(x, y, one.parentElement)) continue;
      const other = otherAt(x, y, one);
      if (other) found.add(`${nameOf(one)} | ${nameOf(other)}`);
    }
    if (top >= end) break;
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return [...found];
}

/**
 * Fails with the controls on which a press counts for another one: the area of a short link is larger than one sees, and
 * reaches into its neighbours where they are too near.
 */
export async function expectNoCoveredControls(page: Page): Promise<void> {
  expect(await page.evaluate(coveredControls, pressed)).toEqual([]);
}
