import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cn, tokenNames } from "./class-names";

const css = readFileSync("app/tokens.css", "utf8");
const theme = css.slice(css.indexOf("@theme static"), css.indexOf("@keyframes"));

/** The names of one scale in tokens.css: `--text-body: ...` is "body" of "text". */
function namesIn(scale: string): string[] {
  return [...theme.matchAll(new RegExp(`^  --${scale}-([a-z0-9]+(?:-[a-z0-9]+)*):`, "gm"))].map(
    (match) => match[1] ?? "",
  );
}

describe("cn", () => {
  it.each(Object.entries(tokenNames))("recognises every %s token", (scale, names) => {
    expect(names.toSorted()).toEqual(namesIn(scale).toSorted());
  });

  it.each(tokenNames.text)("keeps text-%s next to a colour, and a later size overrides it", (size) => {
    expect(cn(`text-${size}`, "text-ink-2")).toBe(`text-${size} text-ink-2`);
    expect(cn("text-sm", `text-${size}`)).toBe(`text-${size}`);
    expect(cn(`text-${size}`, "text-lg")).toBe("text-lg");
  });

  it.each(tokenNames.radius)("replaces rounded-%s by a later corner radius", (radius) => {
    expect(cn(`rounded-${radius}`, "rounded-full")).toBe("rounded-full");
    expect(cn(`rounded-b-${radius}`, "rounded-none")).toBe("rounded-none");
  });

  it.each(tokenNames.shadow)("replaces shadow-%s by a later shadow", (shadow) => {
    expect(cn(`shadow-${shadow}`, "shadow-none")).toBe("shadow-none");
  });

  it("merges sizes, easings, animations, containers and the corner shape", () => {
    expect(cn("h-bar", "h-14")).toBe("h-14");
    expect(cn("ease-fall", "ease-lift")).toBe("ease-lift");
    expect(cn("animate-thread", "animate-none")).toBe("animate-none");
    expect(cn("max-w-shop", "max-w-md")).toBe("max-w-md");
    expect(cn("hung-shape", "rounded-panel")).toBe("rounded-panel");
    expect(cn("rounded-tag", "hung-shape")).toBe("hung-shape");
  });

  it("drops values that are not set", () => {
    expect(cn("a", false, null, undefined, { b: true, c: false })).toBe("a b");
  });
});
