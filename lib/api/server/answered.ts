import "server-only";
import { randomUUID } from "node:crypto";
import { clearedCookies } from "@/lib/auth/server/cookie";
import { AppError, type ErrorCode } from "@/lib/errors";
import { cutOff } from "@/lib/http/server/read-body";
import { fromDatabase } from "@/lib/server/database/errors";
import { log, requestContext } from "@/lib/server/log";
import { networkOf } from "@/lib/server/network";
import { logSecurity } from "@/lib/server/security-log";
import { serverTimeHeader } from "@/lib/server-time";
import { callerAddress } from "./caller";

/** Runs `work` with a request id, which the gateway has chosen where there is one, and maps whatever it throws to the error body. */
export async function answered(request: Request, name: string, work: () => Promise<Response>): Promise<Response> {
  const { requestId = randomUUID(), later } = requestContext.getStore() ?? {};
  return requestContext.run({ requestId, network: networkOf(callerAddress(request)), later }, async () => {
    const start = performance.now();
    const response = await work().catch((error: unknown) => failure(fromRequest(error, request), requestId));
    response.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - start);
    const level = request.signal.aborted ? "debug" : "info";
    log[level]({ method: request.method, path: name, status: response.status, ms }, "request");
    return response;
  });
}

/** Errors that mean that a limit is reached. */
const limitCodes: readonly ErrorCode[] = ["limit_reached", "too_many_requests"];

/** Maps an error to its response. A client that disconnects in the middle of its body is not a server error. */
function fromRequest(error: unknown, request: Request): unknown {
  const isCutOff = request.signal.aborted && error instanceof Error && "code" in error && error.code === "ECONNRESET";
  return isCutOff ? cutOff(error) : fromDatabase(error);
}

/** The response to an error, which is logged unless it is the client's. */
export function failure(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) log.error({ err: error.cause ?? error, code: error.code }, error.message);
    if (limitCodes.includes(error.code)) logSecurity("limit reached", { code: error.code });
    const { code, message, issues, extra, retryAfterSeconds } = error;
    const body = { success: false, code, message, ...(issues && { issues }), ...extra };
    const response = json(body, error.status, code === "not_signed_in" ? clearedCookies() : undefined);
    if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
    return response;
  }
  log.error({ err: error }, "unexpected error");
  const message = `Something went wrong on our side. If it happens again, contact us with the number ${requestId}.`;
  return json({ success: false, code: "internal", message, requestId }, 500);
}

/** A response that nobody keeps, with the time at which it was made. */
export function json(body: unknown, status: number, cookies?: string | string[]): Response {
  const headers = { "cache-control": "private, no-store", [serverTimeHeader]: String(Date.now()) };
  return withCookies(Response.json(body, { status, headers }), cookies);
}

/** The response with these Set-Cookie headers. */
export function withCookies(response: Response, cookies: string | string[] = []): Response {
  for (const cookie of [cookies].flat()) response.headers.append("set-cookie", cookie);
  return response;
}
