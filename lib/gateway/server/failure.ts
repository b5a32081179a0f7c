import "server-only";
import { ServerResponse } from "node:http";
import { neverStored } from "@/lib/cache/server/tags.mjs";
import { isKnownAway, noteDatabaseAway } from "@/lib/server/database/connection";
import { awayRetrySeconds, isDatabaseAway } from "@/lib/server/database/errors";
import { log, requestContext } from "@/lib/server/log";
import { partsOf } from "./kind";

declare global {
  /** The headers of requests that failed because the database is unreachable; the build has several copies of this module. */
  var vastraUnserved: WeakSet<object> | undefined;
}

function unserved(): WeakSet<object> {
  globalThis.vastraUnserved ??= new WeakSet();
  return globalThis.vastraUnserved;
}

/**
 * The status of a page, which Next.js is about to send: when rendering fails, that is 500 and the shop's error page; if
 * the database is unreachable, it becomes 503 with Retry-After. Of requests that have waited for the rendering of another one,
 * Next.js reports the failure after it has responded: they count as failed for the same reason.
 */
function statusToSend(response: ServerResponse, status: number): number {
  if (status !== 500 || !(unserved().has(response.req.headers) || isKnownAway())) return status;
  response.setHeader("retry-after", String(awayRetrySeconds));
  return 503;
}

/** Lets Next.js render a page, and corrects its status. */
export function withCorrectStatus(response: ServerResponse, renderPage: () => Promise<void>): Promise<void> {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    return Reflect.apply(writeHead, this, [statusToSend(this, status), ...rest]);
  };
  return renderPage();
}

/** Whether an answer is of an address that somebody made up: nothing that exists, or a list of ids that no list has. */
function isMadeUp(response: ServerResponse, status: number): boolean {
  return status === 404 || String(response.getHeader("x-next-cache-tags")).split(",").includes(neverStored);
}

/**
 * Corrects what Next.js sends where the shop has no server of its own: the status as above, and an answer of a made-up
 * address is not cached. Vercel would keep each of them for an hour or a year, and so the page of a product that was deleted
 * and is restored.
 * @returns a function that undoes it
 */
export function correctAnswers(): () => void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (isMadeUp(this, status) && /s-maxage/.test(String(this.getHeader("cache-control"))))
      this.setHeader("cache-control", "private, no-cache, no-store, max-age=0, must-revalidate");
    return Reflect.apply(writeHead, this, [statusToSend(this, status), ...rest]);
  };
  return () => {
    ServerResponse.prototype.writeHead = writeHead;
  };
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
  unserved().add(headers);
}
