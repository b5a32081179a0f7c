import type { Answer, Call } from "./exchange";

export type Handler = (call: Call, ...ids: string[]) => Answer | Promise<Answer>;

/** Handlers by method and path, such as "GET /v1/orders/{id}"; the values of {id} are passed on in order. */
export type Routes = Record<string, Handler>;

const patterns = new Map<string, RegExp>();

function patternOf(route: string): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const path = route.slice(route.indexOf(" ") + 1).replaceAll(".", "\\.");
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}/?$`);
  patterns.set(route, pattern);
  return pattern;
}

/** The handler of a call, with the ids from its path; undefined when there is none. */
export function findRoute(routes: Routes, call: Call): (() => Answer | Promise<Answer>) | undefined {
  const method = call.method === "HEAD" ? "GET" : call.method;
  for (const [route, handler] of Object.entries(routes)) {
    if (!route.startsWith(`${method} `)) continue;
    const match = patternOf(route).exec(call.path);
    if (match) return () => handler(call, ...match.slice(1).map(decode));
  }
  return undefined;
}

/** Decodes a segment of a path; one that is not well-formed stays unchanged. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
