import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** What is known of the request that is being answered. */
interface RequestContext {
  requestId: string;
  /** The network that the caller is in, for the security log only. */
  network: string;
  /** The account that calls, once it is known; for the security log too. */
  userId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The one logger: JSON lines on stdout, each with the id of the request it belongs to. */
export const log = pino({
  level: "info",
  base: undefined,
  mixin: () => ({ requestId: requestContext.getStore()?.requestId }),
  redact: ["password", "token", "*.password", "*.token", "request_options"],
});
