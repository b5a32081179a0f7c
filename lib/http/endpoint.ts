import type * as z from "zod";
import type { ErrorCode } from "./errors";

/** Who may call: anyone, whoever is signed in, or admins only. */
export type Access = "anyone" | "shopper" | "admin";

/** A machine that shows who it is by other means than a session: a bearer's secret, a signature over the body. */
export type Machine = "scheduler" | "razorpay";

/** Which rate limit holds; see limits.ts. */
export type Limit = "general" | "sign-in" | "password" | "order" | "upload" | "none";

/**
 * The contract of one call: what goes in, what comes out, who may call it. The route wrapper enforces it, the API
 * documentation is made from it, and tests walk over all of them.
 */
export interface Endpoint<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in the specification, with {name} for path parameters. */
  path: `/api/${string}`;
  tag: string;
  summary: string;
  access: A;
  /** Path parameters; what does not fit is 404. */
  params?: Params;
  /** Query parameters; what does not fit is 422. */
  query?: Query;
  /** JSON body; what does not fit is 422. */
  body?: Body;
  /** Headers of its own that the handler reads. */
  headers?: z.ZodObject;
  /** Name of the multipart field that carries a picture, instead of a body. */
  file?: string;
  /** Kind of a body that the handler reads itself from the request, as a stream, instead of a JSON body. */
  stream?: "text/csv";
  /** Kind of a body whose very text the handler reads itself, for the signature over it. */
  raw?: "application/json";
  /** Kind of a good answer that is a file and no JSON: the handler gives the whole Response. */
  download?: "text/csv";
  /** Which machine the handler lets in, and nobody else; with access for anyone. */
  machine?: Machine;
  /** True when {userId} in path or body must be the caller's (admins may read others'). */
  owner?: boolean;
  /** What a good answer holds besides `success`. */
  answer: Answer;
  /** 200 unless said. */
  status?: 200 | 201;
  /** True when a call sent again may get what the first one made, with 200. */
  repeatable?: true;
  limit?: Limit;
  /** True where an admin may call before setting up the second factor that the shop requires. */
  beforeSecondFactor?: true;
  /** Errors of its own, beyond those that follow from access, params, query and body. */
  errors?: ErrorCode[];
  /** What an error with this status may carry beside its message. */
  extra?: Partial<Record<409 | 422, z.ZodObject>>;
}

/** True for a call that takes a body of any kind. */
export function takesBody({ body, file, stream, raw }: Pick<Endpoint, "body" | "file" | "stream" | "raw">): boolean {
  return (body ?? file ?? stream ?? raw) !== undefined;
}

/** Declares an endpoint; keeps the types of its schemas. */
export function endpoint<
  const A extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(contract: Endpoint<A, Params, Query, Body, Answer>): Endpoint<A, Params, Query, Body, Answer> {
  return contract;
}
