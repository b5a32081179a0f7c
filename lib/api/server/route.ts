import "server-only";
import type * as z from "zod";
import { isOldCookie, sessionCookie, tokenOf } from "@/lib/auth/server/cookie";
import { readSession, renewSession, type SessionUser } from "@/lib/auth/server/session";
import { encode, encodedResponse, type Sharing, sharedAnswers } from "@/lib/cache/server/shared-answer";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { AppError } from "@/lib/errors";
import { type Access, type Endpoint, takesBody } from "@/lib/http/endpoint";
import { ownPageHeader } from "@/lib/http/own-page";
import { addDirectRoute, type RouteHandler } from "@/lib/http/server/direct-routes";
import { type Method, methods } from "@/lib/http/server/methods";
import { parseBody, parseParams, parseQuery } from "@/lib/http/server/parse";
import { checkType, dropBody } from "@/lib/http/server/read-body";
import { mapKeys } from "@/lib/keys";
import { afterResponse } from "@/lib/server/after-response";
import { missingInDatabase } from "@/lib/server/database/migrated";
import { requestContext } from "@/lib/server/log";
import { subscriberOf } from "@/lib/server/network";
import { answered, failure, json, withCookies } from "./answered";
import { callerAddress, checkOrigin } from "./caller";
import {
  accountOf,
  callerOf,
  checkRole,
  checkSession,
  countAccount,
  countAddress,
  countGuest,
  countUser,
} from "./checks";
import { checkOwner } from "./owner";
import { readFile } from "./read-form";
import { Reply } from "./reply";
import { successBody } from "./success-body";

/** The input of a handler, parsed and validated. */
export interface Call<A extends Access, Params, Query, Body> {
  user: A extends "anyone" ? SessionUser | null : SessionUser;
  /** The owner of the requested data: {userId}, or the caller when it is left out. Empty for guests. */
  ownerId: string;
  params: Params;
  query: Query;
  body: Body;
  /** The bytes of the uploaded file; empty for endpoints without one. */
  file: Buffer;
  request: Request;
}

type Handler<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  call: Call<A, z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<z.input<R> | Reply<z.input<R>> | Response>;

/**
 * The wrapper of every endpoint. In this order: request id, a migrated database for calls that write, limit by IP
 * address, session, origin, limit by user, role, parse, limit of sign-ins by account, ownership, ids, run, check the
 * response against its schema, map errors, log. With `sharing`, answers are cached in memory and only made when the
 * catalogue has changed, and guests get them without Next.js.
 */
export function route<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  contract: Endpoint<A, P, Q, B, R>,
  handler: Handler<A, P, Q, B, R>,
  sharing?: Sharing<Call<A, z.output<P>, z.output<Q>, z.output<B>>, z.output<R>>,
): RouteHandler {
  const handle: RouteHandler = (request, context) =>
    answered(request, contract.path, async () => {
      // What is sent is checked by the lists that hold now.
      if (contract.body || contract.query || contract.params) await freshLists();
      const limit = contract.limit ?? "general";
      const address = subscriberOf(callerAddress(request));
      if (contract.method !== "GET" || contract.machine) await requireMigrated();
      await countAddress(limit, address);
      const signedIn = await readSession(tokenOf(request.headers));
      noteCaller(signedIn);
      if (!signedIn) await countGuest(limit, address);
      checkSession(contract.access, signedIn);
      checkOrigin(request);
      // A rejected call counts too: it is counted here, before its role is checked and its body read.
      const overLimit = signedIn ? await countUser(limit, signedIn.id, address) : null;
      checkRole(contract, signedIn);
      const user = callerOf(contract, signedIn);
      if (overLimit) throw overLimit;

      if (!takesBody(contract)) await dropBody(request);
      if (contract.stream) checkType(request, contract.stream);
      const file = contract.file ? await readFile(request, contract.file) : Buffer.alloc(0);
      const body = await parseBody(contract.body, request);
      const query = parseQuery(contract.query, request);

      await countAccount(limit, accountOf(body), address);

      const raw = (await context.params) ?? {};
      const ownerId = contract.owner ? await checkOwner(contract, user, raw, body) : (user?.id ?? "");
      const params = parseParams(contract.params, raw);

      const call = { user, ownerId, params, query, body, file, request } as Call<
        A,
        z.output<P>,
        z.output<Q>,
        z.output<B>
      >;
      if (sharing) {
        const encoded = await sharedAnswers().get(contract.path, sharing.key(call), request.url, async () => {
          const answer = contract.answer.parse(await handler(call));
          return {
            value: encode({ success: true, ...(answer as object) }, sharing.cacheControl),
            tags: sharing.tags(answer),
            maxAgeMs: sharing.maxAgeMs,
          };
        });
        return withCookies(encodedResponse(encoded, request, user !== null), renewedCookie(user, request));
      }
      const result = await handler(call);
      if (result instanceof Response) return result;
      const { body: answer, options } = result instanceof Reply ? result : new Reply(result);
      return json(
        successBody(contract, answer, request.headers.has(ownPageHeader)),
        options.status ?? contract.status ?? 200,
        options.cookie ?? renewedCookie(user, request),
      );
    });
  return sharing && !contract.params ? addDirectRoute(contract, handle, "guests") : handle;
}

/** The same for a call that the own server answers without Next.js, whoever sends it; its path has no parameters. */
export function directRoute<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(contract: Endpoint<A, P, Q, B, R>, handler: Handler<A, P, Q, B, R>): RouteHandler {
  return addDirectRoute(contract, route(contract, handler), "everybody");
}

/**
 * Calls that write wait until the database is migrated: without its unique indexes, two registrations at once make two
 * accounts. The check runs once in the life of the process.
 */
async function requireMigrated(): Promise<void> {
  const missing = await missingInDatabase();
  if (missing.length > 0) throw new AppError("not_ready", "The shop is being set up. Try again in a few minutes.");
}

/** Records the caller for the log, and extends their session after the response. */
function noteCaller(user: SessionUser | null): void {
  const context = requestContext.getStore();
  if (!user || !context) return;
  context.userId = user.id;
  if (user.renewal.expiresAt) afterResponse(() => renewSession(user));
}

/** The new cookie of a session that outlives its cookie, or that came in one from before the prefix. */
function renewedCookie(user: SessionUser | null, { headers }: Request): string | undefined {
  if (!user) return undefined;
  const claims = user.renewal.claims ?? (isOldCookie(headers) ? user.claims : null);
  return claims ? sessionCookie(claims) : undefined;
}

/** All methods of one path: the supported ones, and for the rest 405 with Allow and the error body. */
export function serve(served: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const known = { ...served, ...(served.GET && { HEAD: served.GET }) };
  const allow = methods.filter((method) => known[method]).join(", ");
  const refuse: RouteHandler = (request) =>
    answered(request, new URL(request.url).pathname, async () => {
      const response = failure(new AppError("method_not_allowed", `This path supports ${allow} only.`), "");
      response.headers.set("allow", allow);
      return response;
    });
  return mapKeys(methods, (method) => known[method] ?? refuse);
}
