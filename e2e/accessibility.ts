import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { inRoot } from "../scripts/lib/folders.mjs";
import { expectNoClassConflicts } from "./class-conflicts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `axe.source` is more than twice as long, which each page would have to read. */
const source = readFileSync(inRoot("node_modules", "axe-core", "axe.min.js"), "utf8");

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

/**
 * Fails with what axe finds on the page as it stands, each with the elements it is about. Half faded, a toast has half
 * its contrast, so a page that moves is looked at again once it is still. As the tests that call this bring the screens into
 * all their states, it also fails with class names that conflict.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoClassConflicts(page);
  await expect(async () => {
    await untilStill(page);
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
    const context = { ...(within && { include: within }), exclude: laterRows };
    // Without the elements that pass: to name them all takes as long as the tests.
    const options: axe.RunOptions = { runOnly: rules, resultTypes: ["violations"] };
    const { violations } = await page.evaluate(([what, how]) => window.axe.run(what, how), [context, options] as const);
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => node.target.join(" ")),
    }));
    expect(found).toEqual([]);
  }).toPass({ timeout: 45_000 });
}
