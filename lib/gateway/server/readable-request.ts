import type { IncomingMessage } from "node:http";
import { optimiserTarget } from "@/lib/gateway/server/optimiser-address";
import { methods } from "@/lib/http/server/methods";

/**
 * Rewrites a request that Next.js can't read. On a path that can't be decoded, or an unknown method, Next.js fails
 * before any of our code runs; so the path becomes one that does not exist, the method one that no path supports.
 */
export function makeReadable(request: IncomingMessage): void {
  request.url = optimiserTarget(readablePath(request.url ?? "/"));
  if (!methods.some((method) => method === request.method)) request.method = "OPTIONS";
}

/**
 * A URL whose path can be decoded: a percent sign that starts no escape sequence is taken literally. `*`, which OPTIONS
 * may request (RFC 9112, 3.2.4), and anything else without a leading slash becomes a path that does not exist.
 */
export function readablePath(target: string): string {
  const url = target.startsWith("/") || /^https?:\/\//i.test(target) ? target : `/${target}`;
  const end = url.search(/[?#]|$/);
  const path = url
    .slice(0, end)
    .replace(/(?:%[\da-f]{2})+|%/gi, (run) => (canDecode(run) ? run : run.replaceAll("%", "%25")));
  return path + url.slice(end);
}

function canDecode(run: string): boolean {
  try {
    decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}
