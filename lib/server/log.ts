import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import pino from "pino";
import { loggedError } from "./logged-error";

/** What is known about the current request. */
interface RequestContext {
  requestId: string;
  /** The caller's network, for the security log only; of calls of the API. */
  network?: string;
  /** The caller's account, once it is known; for the security log too. */
  userId?: string;
  /** What runs once the response is sent, of a request that Next.js does not see. */
  later?: (() => unknown)[];
}

declare global {
  /** The build has several copies of this module, which share the requests in progress. */
  var vastraRequests: AsyncLocalStorage<RequestContext> | undefined;
}

globalThis.vastraRequests ??= new AsyncLocalStorage();

export const requestContext = globalThis.vastraRequests;

/** The only logger: JSON lines on stdout, each with the id of its request. */
export const log = pino({
  level: "info",
  base: undefined,
  mixin: () => ({ requestId: requestContext.getStore()?.requestId }),
  serializers: { err: loggedError },
  redact: ["password", "token", "*.password", "*.token", "request_options"],
});

/** Makes one JSON line of everything that Next.js and libraries print as an error or a warning. */
export function logConsole(): void {
  console.error = (...parts: unknown[]) => log.error(format(...parts));
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
}
