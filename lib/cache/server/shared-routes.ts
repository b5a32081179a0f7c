import "server-only";
/** The signature that Next.js calls. */
export type RouteHandler = (
  request: Request,
  /** Next.js passes no params for a path without any. */
  context: { params: Promise<Record<string, string | string[] | undefined> | undefined> },
) => Promise<Response>;

declare global {
  /** The build has several copies of this module, which share the routes. */
  var vastraSharedRoutes: Map<string, RouteHandler> | undefined;
}

/**
 * The routes whose answers are the same for everybody, by path, once Next.js has loaded them, which it does at its
 * start. The gateway calls them for guests: see lib/gateway/server/shared-call.ts.
 */
export function sharedRoutes(): Map<string, RouteHandler> {
  globalThis.vastraSharedRoutes ??= new Map();
  return globalThis.vastraSharedRoutes;
}
