import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cutIds, hungIds, onClearBoard, onHook } from "./cut-outs";
import { encodeWebp, turnedRound } from "./encode";
import { writeIcons } from "./icons";
import { readSpecs } from "./read-specs";
import { type CutOut, renderCutOut, renderFront, renderPicture } from "./render-picture";
import { shopFolder } from "./shop-folder";
import type { PictureSpec } from "./spec";
import { isMirrored } from "./templates";
import { figures, fitting, toScale } from "./to-scale";
import { allViews, type View, views } from "./views";

const { values } = parseArgs({
  options: { only: { type: "string" }, views: { type: "string" }, out: { type: "string" } },
});
const wanted = values.only?.split(",") ?? [""];
const shown = allViews.filter((view) => values.views?.split(",").includes(view) ?? true);
// npm runs a package's script in the package's folder: a relative path is meant from where the person typed it.
const folder = values.out ? resolve(process.env.INIT_CWD ?? ".", values.out) : join(shopFolder, "public/pictures");
for (const view of shown) {
  mkdirSync(join(folder, views[view].folder), { recursive: true });
}
if (!values.only && !values.views && !values.out) {
  await writeIcons();
}
const worn = figures();

/** The file of one view; null for what has no such view. @param cut the front cut out, drawn when it is asked for */
async function fileOf(spec: PictureSpec, view: View, cut: () => CutOut): Promise<Buffer | null> {
  const { id } = spec;
  switch (view) {
    case "cut":
      return cutIds.includes(id) ? onClearBoard(cut()) : null;
    case "hung":
      return hungIds.includes(id) ? onHook(renderCutOut(spec, 1200, true), id) : null;
    case "scale": {
      const figure = worn.get(id);
      return figure ? encodeWebp(await toScale(spec, await fitting(cut()), figure), view) : null;
    }
    default: {
      const drawn = join(folder, `${id}.webp`);
      const front = existsSync(drawn) ? drawn : join(shopFolder, "public/pictures", `${id}.webp`);
      const mirrored = isMirrored(spec.template, view);
      return encodeWebp(mirrored ? await turnedRound(readFileSync(front)) : renderPicture(spec, view), view);
    }
  }
}

let total = 0;
const specs = readSpecs().filter(({ id }) => wanted.some((part) => id.includes(part)));
for (const [i, spec] of specs.entries()) {
  let drawn: ReturnType<typeof renderFront> | undefined;
  const both = () => {
    drawn ??= renderFront(spec);
    return drawn;
  };
  for (const view of shown) {
    const start = Date.now();
    const file = view === "front" ? await encodeWebp(both().front) : await fileOf(spec, view, () => both().cut);
    if (!file) {
      continue;
    }
    if (file.length > views[view].mostBytes) {
      throw new Error(`${spec.id} has ${file.length} bytes from ${view}`);
    }
    writeFileSync(join(folder, views[view].folder, `${spec.id}.webp`), file);
    total += file.length;
    const kilobytes = Math.round(file.length / 1000);
    console.log(`${i + 1}/${specs.length} ${spec.id} ${view} ${kilobytes} kB ${Date.now() - start} ms`);
  }
}
console.log(`${specs.length} products, ${(total / 1e6).toFixed(1)} MB, in ${folder}`);
