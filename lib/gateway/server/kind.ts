import { cachedPath, callsOutsideApi } from "@/lib/pages/server/addresses.mjs";
import { withoutTrailingSlashes } from "@/lib/trailing-slashes";

/**
 * The kind of a request, which decides its priority:
 * - `ready`: files and cached pages. They cost next to nothing and never wait.
 * - `order`: placing, paying and settling orders. They have a queue of their own.
 * - `picture`: pictures in a requested size. Most are cached on disk, but the first request has to render one.
 * - `api` and `page`: responses made for this request.
 */
export type Kind = "ready" | "order" | "picture" | "api" | "page";

/** A document of an order is only read, and drawn. */
const documentPath = "/api/shop/order/invoice/";
const orderPaths = ["/api/shop/order/", "/api/webhooks/", "/api/cron/", "/api/health", "/api/ready"];

/** The files and cached pages that a URL is matched against. */
export interface Known {
  /** The paths of the files in public/. */
  files: ReadonlySet<string>;
  /** True when the page is in the page cache. */
  isCached: (path: string) => boolean;
}

/** The path of a URL without trailing slashes, and its query with the question mark, or empty. */
export function partsOf(url: string): { path: string; search: string } {
  const end = url.search(/[?#]|$/);
  const path = url.length > 1 ? withoutTrailingSlashes(url.slice(0, end)) || "/" : url;
  return { path, search: url.slice(end) };
}

/** @param url path and query, as in the request line */
export function kindOf(url: string, { files, isCached }: Known): Kind {
  const { path, search } = partsOf(url);
  if (path.startsWith(callsOutsideApi) || path.startsWith(documentPath)) return "api";
  if (path.startsWith("/api/")) return orderPaths.some((prefix) => path.startsWith(prefix)) ? "order" : "api";
  if (path === "/_next/image") return "picture";
  if (path.startsWith("/_next/static/") || files.has(path)) return "ready";
  // There are few cacheable URLs (home and the usual listings), and Next.js renders each once for all waiting requests.
  if (cachedPath(path, search)) return "ready";
  return isCached(path) ? "ready" : "page";
}
