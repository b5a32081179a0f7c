import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import nft from "next/dist/compiled/@vercel/nft/index.js";
import { inRoot, root } from "../lib/folders.mjs";
import { entriesIn } from "./entries";

/** What `npm start` loads without a build naming it. */
const entries = ["server/start.mjs", "next.config.mjs"];

/** What Next.js looks up, by names that no trace sees, when it reads its configuration. */
const lookedUp = ["webpack", "@babel"].map((name) => `node_modules/next/dist/compiled/${name}`);

/** What only builds and development load; and what no code reads. */
const unused = [
  /^node_modules\/(?:@next\/swc-|typescript\/|esbuild\/|@esbuild\/)/,
  /^node_modules\/next\/dist\/(?:docs|esm)\//,
  /^node_modules\/next\/dist\/compiled\/(?:babel|terser|next-devtools|cssnano)/,
  /\.(?:d\.ts|map)$/,
  /\.development\.(?:js|mjs)$/,
  /\/next-server\/[^/]+\.dev\.js$/,
];

const isUnused = (path: string) => unused.some((pattern) => pattern.test(path.replaceAll("\\", "/")));

/** To evaluate expressions for the names of files takes a third of the time, and finds only what no server reads. */
const analysis = { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: false };

/** What a build has beside its output: caches, and what only the building needs. */
const notServed = /^(?:cache|dev|build|types|diagnostics|turbopack|trace|trace-build|built-from|lock)(?:\/|$)/;

/** The files and links in a folder of the clone, relative to the clone. */
const filesIn = (folder: string) => entriesIn(root, folder);

/** The files of packages that a trace of the build names, relative to the clone; a trace may name all of the clone. */
function tracedBy(file: string): string[] {
  const { files }: { files: string[] } = JSON.parse(readFileSync(inRoot(file), "utf8"));
  const paths = files.map((path) => relative(root, join(inRoot(dirname(file)), path)).replaceAll("\\", "/"));
  return paths.filter((path) => path.startsWith("node_modules/"));
}

/**
 * The files that a server of a build needs, relative to the clone: the build itself, what its code and the server's
 * import, and what is served as it is.
 */
export async function releaseFiles(buildFolder: string): Promise<string[]> {
  const { fileList } = await nft.nodeFileTrace(
    entries.map((path) => inRoot(path)),
    { base: root, ignore: isUnused, analysis },
  );
  const built = filesIn(buildFolder).filter((path) => !notServed.test(path.slice(buildFolder.length + 1)));
  const traced = built.filter((path) => path.endsWith(".nft.json")).flatMap(tracedBy);
  const files = new Set([
    ...fileList,
    ...built,
    ...traced,
    ...filesIn("public"),
    // Documents of orders are drawn with them.
    ...filesIn("lib/order/server/documents/pdf/fonts"),
    // What app/apidocs serves: the shop's own server makes it anew, and does not read what the build has made of it.
    ...filesIn("app/fonts"),
    "node_modules/openapi-explorer/dist/browser/openapi-explorer.min.js",
    ...lookedUp.flatMap(filesIn),
    "package.json",
    "LICENSE",
  ]);
  return [...files].filter((path) => !isUnused(path) && !path.endsWith(".nft.json")).sort();
}
