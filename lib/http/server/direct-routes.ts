import "server-only";
import type { Method } from "./methods";

/** The signature that Next.js calls. */
export type RouteHandler = (
  request: Request,
  /** Next.js passes no params for a path without any. */
  context: { params: Promise<Record<string, string | string[] | undefined> | undefined> },
) => Promise<Response>;

/** Who is answered without Next.js. */
type Callers = "guests" | "everybody";

interface DirectRoute {
  handle: RouteHandler;
  callers: Callers;
}

declare global {
  /** The build has several copies of this module, which share the routes. */
  var vastraDirectRoutes: Map<string, DirectRoute> | undefined;
}

/** By method and path, once Next.js has loaded them, which it does when each is first called. */
const routes = () => {
  globalThis.vastraDirectRoutes ??= new Map();
  return globalThis.vastraDirectRoutes;
};

const keyOf = (method: string, path: string) => `${method === "HEAD" ? "GET" : method} ${path}`;

/**
 * Lets the gateway call a route without Next.js: see lib/gateway/server/direct-call.ts. The route must use nothing of
 * Next.js that needs its request, such as `headers()` or `after()`: for the latter there is `afterResponse`.
 * @param contract its path has no parameters
 */
export function addDirectRoute(
  { method, path }: { method: Method; path: string },
  handle: RouteHandler,
  callers: Callers,
): RouteHandler {
  routes().set(keyOf(method, path), { handle, callers });
  return handle;
}

/** The route that is called without Next.js; undefined for all others. */
export function findDirectRoute(method: string, path: string, isGuest: () => boolean): RouteHandler | undefined {
  const route = routes().get(keyOf(method, path));
  return route && (route.callers === "everybody" || isGuest()) ? route.handle : undefined;
}
