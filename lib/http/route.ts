import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { clearedCookie, tokenOf } from "@/lib/auth/cookie";
import { readSession, type SessionUser } from "@/lib/auth/session";
import { log, requestContext } from "@/lib/log";
import { callerAddress, checkOrigin } from "./caller";
import { fromDatabase } from "./database-errors";
import { type Access, type Endpoint, takesBody } from "./endpoint";
import { AppError } from "./errors";
import { consume } from "./limits";
import { type Method, methods } from "./methods";
import { checkOwner } from "./owner";
import { parseBody, parseParams, parseQuery } from "./parse";
import { checkType, dropBody, readFile } from "./read-body";
import { Reply } from "./reply";

/** What a handler gets: everything checked, nothing left to parse. */
export interface Call<A extends Access, Params, Query, Body> {
  user: A extends "anyone" ? SessionUser | null : SessionUser;
  /** Whose things are meant: {userId}, or the caller when it is left out. Empty for guests. */
  ownerId: string;
  params: Params;
  query: Query;
  body: Body;
  /** The bytes of the uploaded file; empty for calls that take none. */
  file: Buffer;
  request: Request;
}

type Handler<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  call: Call<A, z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<z.input<R> | Reply<z.input<R>> | Response>;

/** What Next calls. */
export type RouteHandler = (
  request: Request,
  /** Next gives no params to a path without any. */
  context: { params: Promise<Record<string, string | string[] | undefined> | undefined> },
) => Promise<Response>;

/**
 * The one wrapper of every endpoint. In this order: request id, limit by address, session, access and origin, parse,
 * limit by user, ownership, ids, run, answer checked against its schema, errors mapped, log.
 */
export function route<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(contract: Endpoint<A, P, Q, B, R>, handler: Handler<A, P, Q, B, R>): RouteHandler {
  return (request, context) =>
    answered(request, contract.path, async () => {
      const limit = contract.limit ?? "general";
      if (limit === "sign-in") await consume("sign-in-address", callerAddress(request));
      const user = await readSession(tokenOf(request));
      if (!user && limit === "general") await consume("general", callerAddress(request));
      checkAccess(contract.access, user);
      checkOrigin(request);

      if (!takesBody(contract)) await dropBody(request);
      if (contract.stream) checkType(request, contract.stream);
      const file = contract.file ? await readFile(request, contract.file) : Buffer.alloc(0);
      const body = await parseBody(contract.body, request);
      const query = parseQuery(contract.query, request);

      if (limit === "sign-in") await consume("sign-in-account", `${accountOf(body, user)}|${callerAddress(request)}`);
      else if (user && limit !== "none") await consume(limit, user.id);

      const raw = (await context.params) ?? {};
      const ownerId = contract.owner ? await checkOwner(contract, user, raw, body) : (user?.id ?? "");
      const params = parseParams(contract.params, raw);

      const call = { user, ownerId, params, query, body, file, request };
      const result = await handler(call as Call<A, z.output<P>, z.output<Q>, z.output<B>>);
      if (result instanceof Response) return result;
      const { body: answer, options } = result instanceof Reply ? result : new Reply(result);
      const checked = contract.answer.parse(answer) as Record<string, unknown>;
      return json({ success: true, ...checked }, options.status ?? contract.status ?? 200, options.cookie);
    });
}

/** Runs `work` under a request id and turns whatever it throws into the error body. */
export async function answered(request: Request, name: string, work: () => Promise<Response>): Promise<Response> {
  const requestId = randomUUID();
  return requestContext.run({ requestId }, async () => {
    const start = performance.now();
    const response = await work().catch((error: unknown) => failure(fromDatabase(error), requestId));
    response.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - start);
    log.info({ method: request.method, path: name, status: response.status, ms }, "request");
    return response;
  });
}

function checkAccess(access: Access, user: SessionUser | null): void {
  if (access === "anyone") return;
  if (!user) throw new AppError("not_signed_in", "Sign in to do this.");
  if (access === "admin" && user.role !== "admin") throw new AppError("forbidden", "This is for admins only.");
}

/** The account that a sign-in is tried for. */
function accountOf(body: unknown, user: SessionUser | null): string {
  if (typeof body === "object" && body !== null && "email" in body) return String(body.email);
  return user?.id ?? "";
}

function failure(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) log.error({ err: error.cause ?? error, code: error.code }, error.message);
    const { code, message, issues, extra, retryAfterSeconds } = error;
    const body = { success: false, code, message, ...(issues && { issues }), ...extra };
    const response = json(body, error.status, code === "not_signed_in" ? clearedCookie() : undefined);
    if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
    return response;
  }
  log.error({ err: error }, "unexpected error");
  const message = `Something went wrong on our side. If it stays, tell us the number ${requestId}.`;
  return json({ success: false, code: "internal", message, requestId }, 500);
}

function json(body: unknown, status: number, cookie?: string): Response {
  const response = Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
  if (cookie) response.headers.append("set-cookie", cookie);
  return response;
}

/** All methods of one path: those served, and for the rest 405 with Allow and the error body. */
export function serve(served: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const known = { ...served, ...(served.GET && { HEAD: served.GET }) };
  const allow = methods.filter((method) => known[method]).join(", ");
  const refuse: RouteHandler = (request) =>
    answered(request, new URL(request.url).pathname, async () => {
      const response = failure(new AppError("method_not_allowed", `This address takes ${allow} only.`), "");
      response.headers.set("allow", allow);
      return response;
    });
  return Object.fromEntries(methods.map((method) => [method, known[method] ?? refuse])) as Record<Method, RouteHandler>;
}
