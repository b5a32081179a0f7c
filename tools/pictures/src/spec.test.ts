import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seedOf } from "./core/noise";
import { linear } from "./core/palette";
import { Stage } from "./core/stage";
import { cutIds, hungIds } from "./cut-outs";
import { Draw } from "./draw";
import { readSpecs } from "./read-specs";
import { shopFolder } from "./shop-folder";
import { PictureSpec } from "./spec";
import { templateOf } from "./templates";
import { allViews, type View, views } from "./views";

const specs = readSpecs();

/** Options whose values are names of colours. */
const colorOptions = new Set(
  `bed belt blouse border brim button cards collar cord dial edge fringe gold hardware index ink lace lens lining outsole pyjamas
  rib sash second shorts sole thread tip trim`.split(/\s+/),
);

/** What is wrong with a line, found without drawing it: names are looked up and outlines measured. */
function problemOf(spec: PictureSpec, view: View): string | null {
  try {
    for (const color of spec.colors) {
      linear(color);
    }
    for (const [option, value] of Object.entries(spec.options ?? {})) {
      for (const name of colorOptions.has(option) ? [value].flat() : []) {
        linear(String(name));
      }
    }
    const seed = spec.seed ?? seedOf(spec.id);
    const probe = Stage.probe(seed, view);
    templateOf(spec.template, view)(new Draw(probe, spec, seed));
    return probe.extent && probe.extent.right > probe.extent.left ? null : "draws nothing";
  } catch (error) {
    return String(error);
  }
}

test("each id is there once", () => {
  expect(new Set(specs.map(({ id }) => id)).size).toBe(specs.length);
});

test("the shop has the pictures of each line, and no other", () => {
  for (const view of allViews) {
    const entries = readdirSync(join(shopFolder, "public/pictures", views[view].folder));
    const files = entries.filter((file) => file.endsWith(".webp"));
    const ids = view === "cut" ? cutIds : view === "hung" ? hungIds : specs.map(({ id }) => id);
    expect(new Set(files), view).toEqual(new Set(ids.map((id) => `${id}.webp`)));
  }
});

test("each line names a known template, pattern, colours and options", () => {
  const problems = specs
    .flatMap((spec) => allViews.map((view) => [spec.id, view, problemOf(spec, view)]))
    .filter(([, , problem]) => problem);
  expect(problems).toEqual([]);
}, 60_000);

test("a line with a field that is not known is refused", () => {
  expect(PictureSpec.safeParse({ id: "a", template: "tee", colors: ["navy"], colour: "red" }).success).toBe(false);
});
