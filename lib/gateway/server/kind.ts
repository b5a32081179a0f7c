import { isMainPage } from "@/lib/cache/server/main-pages.mjs";
import { cachedPath, callsOutsideApi } from "@/lib/pages/server/addresses.mjs";
import { withoutTrailingSlashes } from "@/lib/trailing-slashes";
import type { CachedPage } from "./cached-page";

/**
 * The kind of a request, which decides its priority:
 * - `ready`: files, cached pages, and the few main pages, which Next.js renders once for all who ask. They never wait.
 * - `order`: placing, paying and reading orders, and the probes of whether the shop runs. They have a queue of their own.
 * - `machine`: calls of the payment provider and of the scheduler, which no limit counts.
 * - `picture`: pictures in a requested size. Most are cached on disk, but the first request has to render one.
 * - `api` and `page`: responses made for this request, and pages that the cache does not have now.
 */
export type Kind = "ready" | "order" | "machine" | "picture" | "api" | "page";

/** All calls of orders but the documents, which are drawn, and the probes. */
const orderPath =
  /^\/api\/(?:shop\/order\/(?:create|createCOD|pay|capture|cancel|fetchOrders|fetchOrdersDetail)|health|ready)(?:\/|$)/;
const machinePath = /^\/api\/(?:webhooks|cron)\//;

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
  if (orderPath.test(path)) return "order";
  if (machinePath.test(path)) return "machine";
  if (path === "/api" || path.startsWith("/api/") || path.startsWith(callsOutsideApi)) return "api";
  if (path === "/_next/image") return "picture";
  if (path.startsWith("/_next/static/") || files.has(path)) return "ready";
  // The paths of the cache itself are nobody's: they are answered with 404.
  if (path.startsWith("/shop/cached/")) return "page";
  const page = cachedPath(path, search) ?? path;
  return isMainPage(page) || currentPage(page) ? "ready" : "page";
}
