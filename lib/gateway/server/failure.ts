import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { noteDatabaseAway } from "@/lib/server/database/db";
import { awayRetrySeconds, isDatabaseAway } from "@/lib/server/database/errors";
import { log, requestContext } from "@/lib/server/log";
import { partsOf } from "./kind";

interface Answering {
  databaseIsAway: boolean;
}

declare global {
  /** The build has several copies of this module, which share the requests in progress. */
  var vastraAnswering: AsyncLocalStorage<Answering> | undefined;
}

function answering(): AsyncLocalStorage<Answering> {
  globalThis.vastraAnswering ??= new AsyncLocalStorage();
  return globalThis.vastraAnswering;
}

/**
 * Lets Next.js render a page. When rendering fails, Next.js responds with 500 and the shop's error page; if the
 * database is unreachable, the status becomes 503.
 */
export function withHonestStatus(response: ServerResponse, makePage: () => Promise<void>): Promise<void> {
  const state: Answering = { databaseIsAway: false };
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    const isAway = status === 500 && state.databaseIsAway;
    if (isAway) this.setHeader("retry-after", String(awayRetrySeconds));
    return Reflect.apply(writeHead, this, [isAway ? 503 : status, ...rest]);
  };
  return answering().run(state, makePage);
}

/** What Next.js knows of a request that failed. */
interface FailedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const isOwnError = (error: unknown) => error instanceof Error && "code" in error && error.code === "database_away";

/**
 * Records why a request failed. Next.js reports errors of pages here, before it responds; it prints the error itself.
 * The error page shows `digest`. On Vercel the request id is the platform's, under which its own log has the request.
 */
export function noteFailure(error: unknown, { method, path, headers }: FailedRequest): void {
  const { digest, message }: { digest?: unknown; message?: unknown } = error instanceof Error ? error : {};
  const requestId = requestContext.getStore()?.requestId ?? headers["x-vercel-id"];
  // The query may hold what somebody searched for.
  log.error({ requestId, method, path: partsOf(path).path, digest, error: message }, "page failed");
  if (!isDatabaseAway(error)) return;
  // Our own error repeats what was noted before. Noting it again would keep the database away as long as pages are
  // requested more than once a second.
  if (!isOwnError(error)) noteDatabaseAway();
  const state = answering().getStore();
  if (state) state.databaseIsAway = true;
}
