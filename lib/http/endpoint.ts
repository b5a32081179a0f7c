import type * as z from "zod";
import type { ErrorCode } from "../errors";

/** Who may call: anyone, any signed-in user, or admins only. */
export type Access = "anyone" | "shopper" | "admin";

/** How a machine authenticates instead of by a session: a bearer secret, or a signature over the body. */
export type Machine = "scheduler" | "razorpay";

/** The rate limit that applies; see limits.ts. */
export type Limit =
  | "general"
  | "sign-in"
  | "link"
  | "password"
  | "order"
  | "return"
  | "review"
  | "report"
  | "upload"
  | "grievance"
  | "grievance-upload"
  | "none";

/**
 * What the declaration of an endpoint names. The route wrapper enforces it, the API documentation is generated from it,
 * and tests iterate over all of them.
 */
interface Contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  summary: string;
  /** Path parameters; invalid ones get 404. */
  params?: Params;
  /** Query parameters; invalid ones get 422. */
  query?: Query;
  /** JSON body; an invalid one gets 422. */
  body?: Body;
  /** Additional request headers that the handler reads. */
  headers?: z.ZodObject;
  /** Name of the multipart field with a picture, instead of a body. */
  file?: string;
  /** Media type of a body that the handler reads itself as a stream, instead of a JSON body. */
  stream?: "text/csv";
  /** Media type of a body that the handler reads itself as raw text, to verify its signature. */
  raw?: "application/json";
  /** Media type of a successful response that is a file instead of JSON: the handler returns the whole Response. */
  download?: "text/csv" | "application/pdf";
  /** True when the successful response is JSON to be saved as a file: the handler returns the whole Response, streamed. */
  attachment?: true;
  /** The only machine that the handler lets in; with access for anyone. */
  machine?: Machine;
  /** True when {userId} in path or body must be the caller's (admins may read others'). */
  owner?: boolean;
  /** The fields of a successful response besides `success`. */
  answer: Answer;
  /**
   * The same with further fields, for the shop's own pages: they ask for it with the header `ownPageHeader`. It is no part
   * of the API, so it may change with the pages.
   */
  pageAnswer?: Answer;
  /** 200 by default. */
  status?: 200 | 201;
  /** True when a repeated call may get the result of the first one, with 200. */
  repeatable?: true;
  limit?: Limit;
  /** True where an admin may call before setting up the required second factor. */
  beforeSecondFactor?: true;
  /** Further errors, beyond those that follow from access, params, query and body. */
  errors?: ErrorCode[];
  /** What an error with this status may contain besides its message. */
  extra?: Partial<Record<409 | 422 | 503, z.ZodObject>>;
}

/** The contract of one endpoint: its input, its output, who may call it. */
export interface Endpoint<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Contract<Params, Query, Body, Answer> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in the specification, with {name} for path parameters. */
  path: `/api/${string}`;
  tag: string;
  access: A;
}

/** True for an endpoint that takes a body of any kind. */
export function takesBody({ body, file, stream, raw }: Pick<Endpoint, "body" | "file" | "stream" | "raw">): boolean {
  return (body ?? file ?? stream ?? raw) !== undefined;
}

/** Declares endpoints under one tag of the documentation by who may call them: `shopper.get("/api/...", { ... })`. */
export function endpointsOf(tag: string) {
  const callableBy = <const A extends Access>(access: A) => {
    const declared =
      (method: Endpoint["method"]) =>
      <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
        path: Endpoint["path"],
        contract: Contract<P, Q, B, R>,
      ): Endpoint<A, P, Q, B, R> => ({ ...contract, method, path, tag, access });
    return { get: declared("GET"), post: declared("POST"), put: declared("PUT"), delete: declared("DELETE") };
  };
  return { anyone: callableBy("anyone"), shopper: callableBy("shopper"), admin: callableBy("admin") };
}
