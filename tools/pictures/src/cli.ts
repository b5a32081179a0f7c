import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodeWebp, turnedRound } from "./encode";
import { writeIcons } from "./icons";
import { readSpecs } from "./read-specs";
import { renderPicture } from "./render-picture";
import { shopFolder } from "./shop-folder";
import { isMirrored } from "./templates";
import { allViews, views } from "./views";

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

let total = 0;
const specs = readSpecs().filter(({ id }) => wanted.some((part) => id.includes(part)));
for (const [i, spec] of specs.entries()) {
  for (const view of shown) {
    const start = Date.now();
    const drawn = join(folder, `${spec.id}.webp`);
    const front = existsSync(drawn) ? drawn : join(shopFolder, "public/pictures", `${spec.id}.webp`);
    const pixels = isMirrored(spec.template, view) ? await turnedRound(readFileSync(front)) : renderPicture(spec, view);
    const file = await encodeWebp(pixels, view);
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
