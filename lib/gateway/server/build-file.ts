import "server-only";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { lookup } from "mrmime";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { Copies } from "./copies";
import { partsOf } from "./kind";
import { reject } from "./refusal";

const prefix = "/_next/static";

/** These are compressed already. */
const compact = /\.(?:woff2|png|ico|webp)$/;

/** The names of these files contain their hash, so they never change. */
const fileHeaders: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  Vary: "Accept-Encoding",
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** The files of a build: some 3 MB in all, of which compressed copies stay in memory once they are requested. */
export interface BuildFiles {
  folder: string;
  /** Their paths below `folder`, with a leading slash. */
  paths: ReadonlySet<string>;
}

/**
 * Sends scripts, stylesheets and other text files of the build without Next.js, which would compress them each time:
 * some 40 ms of processor time for each new visitor. For a file that the build does not have Next.js would render a page.
 * @returns a function that returns false, having done nothing, when the request is for something else
 */
export function buildFileSender({ folder, paths }: BuildFiles) {
  const copiesOf = new Map<string, Copies>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/", headers } = request;
    if (!url.startsWith(`${prefix}/`)) return false;
    const path = partsOf(url).path.slice(prefix.length);
    if (!paths.has(path)) {
      reject(response, 404);
      return true;
    }
    if ((method !== "GET" && method !== "HEAD") || headers.range || compact.test(path)) return false;
    const copies = copiesOf.get(path) ?? new Copies(() => readFileSync(join(folder, path)));
    copiesOf.set(path, copies);
    copies.send(request, response, { ...fileHeaders, "Content-Type": `${lookup(path)}; charset=utf-8` });
    return true;
  };
}
