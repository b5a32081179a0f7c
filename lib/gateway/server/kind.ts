import { isMainPage } from "@/lib/cache/server/main-pages.mjs";
import { cachedPath, callsOutsideApi } from "@/lib/pages/server/addresses.mjs";
import { withoutTrailingSlashes } from "@/lib/trailing-slashes";
import type { CachedPage } from "./cached-page";

/**
 * The kind of a request, which decides its priority:
 * - `ready`: files, cached pages, and the few main pages, which Next.js renders once for all who ask. They never wait.
 * - `order`: placing, paying and settling orders. They have a queue of their own.
 * - `picture`: pictures in a requested size. Most are cached on disk, but the first request has to render one.
 * - `api` and `page`: responses made for this request, and pages that the cache does not have now.
 */
export type Kind = "ready" | "order" | "picture" | "api" | "page";

/** A document of an order is only read, and drawn. */
const documentPath = "/api/shop/order/invoice/";
const orderPaths = ["/api/shop/order/", "/api/webhooks/", "/api/cron/", "/api/health", "/api/ready"];

/** The files and cached pages that a URL is matched against. */
export interface Known {
  /** The paths of the files in public/. */
  files: ReadonlySet<string>;
  /** The page of a path in the page cache, unless it was invalidated. */
  currentPage: (path: string) => CachedPage | undefined;
}

/** The path of a URL without trailing slashes, and its query with the question mark, or empty. */
export function partsOf(url: string): { path: string; search: string } {
  const end = url.search(/[?#]|$/);
  const path = url.length > 1 ? withoutTrailingSlashes(url.slice(0, end)) || "/" : url;
  return { path, search: url.slice(end) };
}

/** @param url path and query, as in the request line */
export function kindOf(url: string, { files, currentPage }: Known): Kind {
  const { path, search } = partsOf(url);
  if (path.startsWith(callsOutsideApi) || path.startsWith(documentPath)) return "api";
  if (path.startsWith("/api/")) return orderPaths.some((prefix) => path.startsWith(prefix)) ? "order" : "api";
  if (path === "/_next/image") return "picture";
  if (path.startsWith("/_next/static/") || files.has(path)) return "ready";
  // The paths of the cache itself are nobody's: they are answered with 404.
  if (path.startsWith("/shop/cached/")) return "page";
  const page = cachedPath(path, search) ?? path;
  return isMainPage(page) || currentPage(page) ? "ready" : "page";
}
