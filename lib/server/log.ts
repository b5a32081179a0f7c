import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** What is known about the current request. */
interface RequestContext {
  requestId: string;
  /** The caller's network, for the security log only. */
  network: string;
  /** The caller's account, once it is known; for the security log too. */
  userId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The only logger: JSON lines on stdout, each with the id of its request. */
export const log = pino({
  level: "info",
  base: undefined,
  mixin: () => ({ requestId: requestContext.getStore()?.requestId }),
  redact: ["password", "token", "*.password", "*.token", "request_options"],
});
