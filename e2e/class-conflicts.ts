import { expect, type Page } from "@playwright/test";
import { extendTailwindMerge } from "tailwind-merge";

/** The names that tokens.css adds to Tailwind's scales; tailwind-merge would treat them as colours or unknown classes. */
export const tokenNames = {
  text: ["poster", "h1", "h2", "h3", "lead", "body", "small", "tiny", "field", "price"],
  radius: ["tag", "control", "hung", "panel"],
  shadow: ["float", "panel"],
  spacing: ["bar", "tap"],
  container: ["shop"],
  breakpoint: ["xs"],
  ease: ["fall", "lift"],
  animate: ["thread"],
  font: ["display", "sans"],
};

const merge = extendTailwindMerge<"hung-shape">({
  extend: {
    theme: tokenNames,
    conflictingClassGroups: { rounded: ["hung-shape"], "hung-shape": ["rounded"] },
    classGroups: { "hung-shape": ["hung-shape"] },
  },
});

/** The classes of a list that a later one of the same kind is meant to replace; which one wins depends on the style sheet. */
export function replacedClasses(list: string): string[] {
  const remaining = merge(list).split(" ");
  return list.split(" ").filter((name) => !remaining.includes(name));
}

/** Fails with the class lists on the page in which two classes set the same property. */
export async function expectNoClassConflicts(page: Page): Promise<void> {
  const lists = await page.evaluate(() => {
    const elements = document.querySelectorAll("[class]");
    return [...new Set([...elements].map(({ classList }) => [...classList].join(" ")))];
  });
  const conflicts = lists.map((list) => ({ list, replaced: replacedClasses(list) }));
  expect(conflicts.filter(({ replaced }) => replaced.length > 0)).toEqual([]);
}
