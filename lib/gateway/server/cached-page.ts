import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cachedPath } from "@/lib/pages/server/addresses.mjs";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { sharedCacheHeaders } from "@/lib/pages/server/shared-cache-headers.mjs";
import { Copies, nextVary } from "./copies";
import { partsOf } from "./kind";

/** A page as the page cache stores it. */
export interface CachedPage {
  value: { kind: string; html?: Buffer; status?: number } | null;
}

/** What each page is sent as: garbage collected with the page. */
const copiesOf = new WeakMap<CachedPage, Copies>();

/** Next.js reads these: such a request is for a part of a page, or for another rendering of it. */
const nextHeaders = /^(?:rsc|next-.+|x-nextjs-.+|x-prerender-revalidate|x-middleware-.+)$/;

/** The headers that Next.js would send with a cached page, besides those of the content. */
const pageHeaders: Record<string, string> = {
  ...Object.fromEntries([...securityHeaders, ...sharedCacheHeaders].map(({ key, value }) => [key, value])),
  Vary: nextVary,
  "x-nextjs-cache": "HIT",
  "Content-Type": "text/html; charset=utf-8",
};

/**
 * The path in the page cache of what a request asks for; null for anything but a whole page that is the same for
 * everybody: home, the brands, a common listing, a product.
 */
export function cachePathOf({ method, url = "/", headers }: IncomingMessage): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const { path, search } = partsOf(url);
  const cached = cachedPath(path, search) ?? (/^\/shop\/product\/[0-9a-f]{24}$/.test(path) ? path : null);
  if (cached === null || /[?&]_rsc\b/.test(search)) return null;
  return Object.keys(headers).some((name) => nextHeaders.test(name)) ? null : cached;
}

/**
 * Sends a page from the page cache without Next.js, which would look up its route, hash it and compress it each time.
 * @param currentPage the page of a path in the page cache, unless it was invalidated
 * @returns false, having done nothing, when the request is not for a cached page
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  currentPage: (path: string) => CachedPage | undefined,
): boolean {
  const path = cachePathOf(request);
  const page = path === null ? undefined : currentPage(path);
  const { kind, html, status = 200 } = page?.value ?? {};
  if (!page || kind !== "APP_PAGE" || !html || status !== 200) return false;
  const copies = copiesOf.get(page) ?? new Copies(() => html);
  copiesOf.set(page, copies);
  copies.send(request, response, pageHeaders);
  return true;
}
