import { cachedPath } from "@/lib/pages/server/addresses.mjs";

/**
 * What a request asks for, which decides who goes first:
 * - `ready`: files and cached pages. They cost next to nothing and never wait.
 * - `order`: placing, paying and settling orders. They have turns of their own, apart from everybody else's.
 * - `picture`: pictures in the size that is asked for. Most lie on the disk, but who is first has it made.
 * - `api` and `page`: what is made for this request.
 */
export type Kind = "ready" | "order" | "picture" | "api" | "page";

const orderPaths = ["/api/shop/order/", "/api/webhooks/", "/api/cron/", "/api/health", "/api/ready"];

/** Tells the kind of a request by its address. */
export interface Known {
  /** The paths of the files in public/. */
  files: ReadonlySet<string>;
  /** True when the page cache holds this page. */
  isCached: (path: string) => boolean;
}

/** @param url path and query, as in the request line */
export function kindOf(url: string, { files, isCached }: Known): Kind {
  const end = url.search(/[?#]|$/);
  const path = url.length > 1 ? url.slice(0, end).replace(/\/+$/, "") || "/" : url;
  if (path.startsWith("/api/")) return orderPaths.some((prefix) => path.startsWith(prefix)) ? "order" : "api";
  if (path === "/_next/image") return "picture";
  if (path.startsWith("/_next/static/") || files.has(path)) return "ready";
  // Home and the usual listings are few, and Next makes each of them once for all who wait for it.
  if (cachedPath(path, url.slice(end))) return "ready";
  return isCached(path) ? "ready" : "page";
}
