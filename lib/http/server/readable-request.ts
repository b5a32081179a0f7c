import type { IncomingMessage } from "node:http";
import { optimiserTarget } from "@/lib/media/server/optimiser-address";
import { methods } from "./methods";

/**
 * Makes of a request one that Next can read. With a path that can't be decoded, or a method of which it knows nothing,
 * Next fails before any code of ours runs; so the first becomes the path of nothing, the second one that no path serves.
 */
export function makeReadable(request: IncomingMessage): void {
  request.url = optimiserTarget(readablePath(request.url ?? "/"));
  if (!methods.some((method) => method === request.method)) request.method = "OPTIONS";
}

/**
 * An address whose path can be decoded: a percent sign that begins nothing stands for itself. `*`, which OPTIONS may ask
 * for (RFC 9112, 3.2.4), and anything else that does not begin with a slash becomes a path of nothing.
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
