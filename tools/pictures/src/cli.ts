import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodeWebp, MOST_BYTES } from "./encode";
import { writeIcons } from "./icons";
import { readSpecs } from "./read-specs";
import { renderPicture } from "./render-picture";
import { shopFolder } from "./shop-folder";

const { values } = parseArgs({ options: { only: { type: "string" }, out: { type: "string" } } });
const wanted = values.only?.split(",") ?? [""];
// npm runs a package's script in the package's folder: a relative path is meant from where the person typed it.
const folder = values.out ? resolve(process.env.INIT_CWD ?? ".", values.out) : join(shopFolder, "public/pictures");
mkdirSync(folder, { recursive: true });
if (!values.only && !values.out) {
  await writeIcons();
}

let total = 0;
const specs = readSpecs().filter(({ id }) => wanted.some((part) => id.includes(part)));
for (const [i, spec] of specs.entries()) {
  const start = Date.now();
  const file = await encodeWebp(renderPicture(spec));
  if (file.length > MOST_BYTES) {
    throw new Error(`${spec.id} has ${file.length} bytes`);
  }
  writeFileSync(join(folder, `${spec.id}.webp`), file);
  total += file.length;
  console.log(`${i + 1}/${specs.length} ${spec.id} ${Math.round(file.length / 1000)} kB ${Date.now() - start} ms`);
}
console.log(`${specs.length} pictures, ${(total / 1e6).toFixed(1)} MB, in ${folder}`);
