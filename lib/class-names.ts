import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The names that tokens.css adds to Tailwind's scales; the merge would treat them as colours or unknown classes. */
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

/** Joins class names; of conflicting ones the last wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
