import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

const build = ".next-test";

/** What code reads at run time, besides packages and the build: modules that are not bundled, fonts of invoices, pictures. */
const read = [
  /^node_modules\//,
  /^\.next-test\//,
  /^lib\/.+\.mjs$/,
  /^lib\/.+\/pdf\/fonts\/[\w-]+\.ttf$/,
  /^package\.json$/,
];
const readByPictures = [...read, /^public\/pictures\//];

test("a function gets only the files that its code reads: no settings, data, tests or sources", () => {
  const traces = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".nft.json"));
  expect(traces.length).toBeGreaterThan(90);
  const unlisted = traces.flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(join(build, trace), "utf8"));
    const allowed = trace.startsWith("server/app/share/") ? readByPictures : read;
    const paths = files.map((path) => join(build, dirname(trace), path));
    return paths.filter((path) => !allowed.some((kind) => kind.test(path))).map((path) => `${trace}: ${path}`);
  });
  expect(unlisted).toEqual([]);
});
