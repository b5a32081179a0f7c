import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync("app/styles/controls.css", "utf8");
const [atRest = "", hovered = ""] = css.split("@variant hover");

/** The backgrounds of the buttons' variants, by variant, in a part of the stylesheet. */
function grounds(part: string): Map<string, string> {
  const found = part.matchAll(/:where\(\.button-(\w+)\) \{\s+@apply [^;]*?\bbg-([\w-]+)/g);
  return new Map([...found].map(([, variant = "", ground = ""]) => [variant, ground]));
}

const hoverGrounds = [...grounds(hovered.slice(0, hovered.indexOf("@variant active")))];

it("every variant with a background has a hover colour", () => {
  expect(hoverGrounds.map(([variant]) => variant)).toEqual(expect.arrayContaining([...grounds(atRest).keys()]));
});

it.each(hoverGrounds)("the hover colour of %s is not the colour of another variant", (variant, ground) => {
  const others = [...grounds(atRest)].filter(([other]) => other !== variant).map(([, color]) => color);
  expect(others).not.toContain(ground);
});
