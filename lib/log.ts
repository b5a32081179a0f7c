import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** What every log line of one request carries. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** The one logger: JSON lines on stdout, each with the id of the request it belongs to. */
export const log = pino({
  level: "info",
  base: undefined,
  mixin: () => ({ ...requestContext.getStore() }),
  redact: ["password", "token", "*.password", "*.token", "request_options"],
});
