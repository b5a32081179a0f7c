import "server-only";
import type { RouteHandler } from "./route";

declare global {
  /** The build has several copies of this module, which share the routes. */
  var vastraSharedRoutes: Map<string, RouteHandler> | undefined;
}

/**
 * The routes whose answers are the same for everybody, by path, once Next.js has loaded them, which it does at its
 * start. The front calls them for guests: see lib/front/server/shared-call.ts.
 */
export function sharedRoutes(): Map<string, RouteHandler> {
  globalThis.vastraSharedRoutes ??= new Map();
  return globalThis.vastraSharedRoutes;
}
