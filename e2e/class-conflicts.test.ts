import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replacedClasses, tokenNames } from "./class-conflicts";

const css = readFileSync("app/tokens.css", "utf8");
const theme = css.slice(css.indexOf("@theme static"), css.indexOf("@keyframes"));

/** The names of one scale in tokens.css: `--text-body: ...` is "body" of "text". */
function namesIn(scale: string): string[] {
  return [...theme.matchAll(new RegExp(`^  --${scale}-([a-z0-9]+(?:-[a-z0-9]+)*):`, "gm"))].map(
    (match) => match[1] ?? "",
  );
}

describe("two classes that set the same property", () => {
  it.each(Object.entries(tokenNames))("are found among all %s tokens", (scale, names) => {
    expect(names.toSorted()).toEqual(namesIn(scale).toSorted());
  });

  it.each(tokenNames.text)("are text-%s and another size, but not a colour", (size) => {
    expect(replacedClasses(`text-${size} text-ink-2`)).toEqual([]);
    expect(replacedClasses(`text-sm text-${size}`)).toEqual(["text-sm"]);
    expect(replacedClasses(`text-${size} text-lg`)).toEqual([`text-${size}`]);
  });

  it.each(tokenNames.radius)("are rounded-%s and another corner radius", (radius) => {
    expect(replacedClasses(`rounded-${radius} rounded-full`)).toEqual([`rounded-${radius}`]);
    expect(replacedClasses(`rounded-b-${radius} rounded-none`)).toEqual([`rounded-b-${radius}`]);
  });

  it.each(tokenNames.shadow)("are shadow-%s and another shadow", (shadow) => {
    expect(replacedClasses(`shadow-${shadow} shadow-none`)).toEqual([`shadow-${shadow}`]);
  });

  it.each([
    ["h-bar", "h-14"],
    ["ease-fall", "ease-lift"],
    ["animate-thread", "animate-none"],
    ["max-w-shop", "max-w-md"],
    ["hung-shape", "rounded-panel"],
    ["rounded-tag", "hung-shape"],
  ])("are %s and %s", (first, second) => {
    expect(replacedClasses(`${first} ${second}`)).toEqual([first]);
  });

  it("are not one and the same at another width, or beside it", () => {
    expect(replacedClasses("button h-11 md:h-9 px-4 pr-2")).toEqual([]);
  });
});
