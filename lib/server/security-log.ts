import "server-only";
import pino from "pino";
import { env } from "./env";
import { requestContext } from "./log";

/** The events of the security log. */
export type SecurityEvent =
  | "signed in"
  | "sign-in failed"
  | "password changed"
  | "password reset"
  | "email confirmed"
  | "session ended"
  | "password check failed"
  | "second factor on"
  | "second factor off"
  | "second factor failed"
  | "recovery code used"
  | "role granted"
  | "role revoked"
  | "account deleted"
  | "data exported"
  | "limit reached";

interface Facts {
  /** The account that the event is about, if it is not the caller's; null when there is none. */
  userId?: string | null;
  /** The admin who changed the account, if that is somebody else. */
  by?: string;
  /** The code of the rate limit error. */
  code?: string;
}

let logger: pino.Logger | undefined;

function securityLogger(): pino.Logger {
  const { SECURITY_LOG } = env();
  const options = { base: { log: "security" }, timestamp: pino.stdTimeFunctions.isoTime };
  logger ??= SECURITY_LOG
    ? pino(options, pino.destination({ dest: SECURITY_LOG, append: true, mkdir: true, sync: false }))
    : pino(options);
  return logger;
}

/**
 * Writes an event to the security log: a separate file when SECURITY_LOG names one, else stdout with `log: "security"`.
 * A line contains the account's id, the caller's network and the request id; no name, no email, no full IP address.
 */
export function logSecurity(event: SecurityEvent, facts: Facts = {}): void {
  const { requestId, network, userId = null } = requestContext.getStore() ?? {};
  securityLogger().info({ event, userId, ...facts, network, requestId });
}
