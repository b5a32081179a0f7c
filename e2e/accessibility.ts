import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { inRoot } from "../scripts/lib/folders.mjs";
import { expectNoClassConflicts } from "./class-conflicts";
import { expectNoCoveredControls } from "./covered-controls";

/** What axe reads colours with; its types leave it out. */
interface Colour extends Record<"r" | "g" | "b" | "alpha", number> {
  parseString: (text: string) => Colour;
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } };
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `axe.source` is more than twice as long, which each page would have to read. */
const source = readFileSync(inRoot("node_modules", "axe-core", "axe.min.js"), "utf8");

/** Elements share a few colours, but axe parses each anew, which takes a third of the time of its rule for contrast. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, object>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Waits until nothing fades or slides any more; what turns for ever, such as a spinner, or is paused, does not count. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    const paused = new Promise((resolve) => setTimeout(resolve, 1_500));
    await Promise.race([Promise.allSettled(ending.map((one) => one.finished)), paused]);
  });
}

/** The rest of a long list is like the rows before it, and each row costs axe as much again. */
const laterRows = "li:nth-child(n + 25)";

/** What is read off the colours and boxes of each element takes three quarters of the time of all rules. */
const drawnRules = ["color-contrast", "target-size"];

/** The headers and footers that were found in order, each with the width of the window: most pages have the same. */
const inOrder = new Set<string>();

/** The page's header and footer, where nothing covers them: the name of each, and what it is known by. */
function frame(page: Page): Promise<{ name: string; key: string }[]> {
  return page.evaluate(() =>
    ["header", "footer"].flatMap((name) => {
      const [one, ...others] = document.querySelectorAll(name);
      const isAlone = one && others.length === 0 && !one.closest("[aria-hidden=true], [inert]");
      return isAlone && !one.contains(document.activeElement) ? [{ name, key: `${innerWidth} ${one.outerHTML}` }] : [];
    }),
  );
}

/** What axe finds, each with the elements it is about. */
async function violations(page: Page, include: string | undefined, exclude: string[], rules: axe.RunOptions) {
  const context = { ...(include && { include }), exclude };
  // Without the elements that pass: to name them all takes as long as the tests.
  const options: axe.RunOptions = { ...rules, resultTypes: ["violations"] };
  const found = await page.evaluate(([what, how]) => window.axe.run(what, how), [context, options] as const);
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(" ")),
  }));
}

/**
 * Fails with what axe finds on the page as it stands, each with the elements it is about. Half faded, a toast has half
 * its contrast, so a page that moves is looked at again once it is still. As the tests that call this bring the screens into
 * all their states, it also fails with class names that conflict, and with controls whose area covers another's.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoClassConflicts(page);
  await expectNoCoveredControls(page);
  await expect(async () => {
    await untilStill(page);
    if (!(await page.evaluate(() => "axe" in window))) {
      await page.evaluate(source);
      await page.evaluate(rememberColours);
    }
    const around = await frame(page);
    const known = around.filter(({ key }) => inOrder.has(key)).map(({ name }) => name);
    const isOff = Object.fromEntries(drawnRules.map((rule) => [rule, { enabled: false }]));
    const found = [
      ...(await violations(page, within, [laterRows], { runOnly: rules, rules: isOff })),
      ...(await violations(page, within, [laterRows, ...known], { runOnly: drawnRules })),
    ];
    expect(found).toEqual([]);
    if (!within) for (const { key } of around) inOrder.add(key);
  }).toPass({ timeout: 45_000 });
}
