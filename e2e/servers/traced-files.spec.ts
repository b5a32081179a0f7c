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
const readByPictures = [...read, /^public\/pictures\/[\w-]+\.webp$/];

/** The files that a function gets, from the root of the clone. */
function filesOf(trace: string): string[] {
  const { files }: { files: string[] } = JSON.parse(readFileSync(join(build, trace), "utf8"));
  return files.map((path) => join(build, dirname(trace), path));
}

test("a function gets only the files that its code reads: no settings, data, tests or sources", () => {
  const traces = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".nft.json"));
  expect(traces.length).toBeGreaterThan(90);
  const unlisted = traces.flatMap((trace) => {
    const allowed = trace.startsWith("server/app/share/") ? readByPictures : read;
    const others = filesOf(trace).filter((path) => !allowed.some((kind) => kind.test(path)));
    return others.map((path) => `${trace}: ${path}`);
  });
  expect(unlisted).toEqual([]);
});

test("a function gets the files that its code reads by name: pictures to share, fonts of invoices", () => {
  const listed = (folder: string, end: string) => {
    const names = readdirSync(folder).filter((name) => name.endsWith(end));
    expect(names.length, folder).toBeGreaterThan(1);
    return names.map((name) => join(folder, name));
  };
  const pictures = filesOf("server/app/share/pictures/[file]/route.js.nft.json");
  expect(pictures).toEqual(expect.arrayContaining(listed("public/pictures", ".webp")));
  const invoices = filesOf("server/app/api/shop/order/invoice/[orderId]/route.js.nft.json");
  expect(invoices).toEqual(expect.arrayContaining(listed("lib/order/server/documents/pdf/fonts", ".ttf")));
});
