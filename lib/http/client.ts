import { isRecord } from "@/lib/keys";
import { notify } from "@/lib/notify";
import { noteServerTime, serverTimeHeader } from "@/lib/server-time";
import type { Issue } from "../errors";
import { ownPageHeader } from "./own-page";

/** An API response that is not a success, or a request without a response (`status` 0). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: Issue[] = [],
    /** The whole response body: some errors carry fresh data beside the message. */
    readonly body: Record<string, unknown> = {},
    /** Which call it was, as "POST /api/shop/cart/add". */
    readonly call?: string,
  ) {
    super(message);
  }
}

/** Whether a call was refused because the session has ended; the shop then leads to signing in. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "not_signed_in";
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON, or as a form when it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How the browser's cache is used; by default not at all. */
  cache?: RequestCache;
  /** Until when all of the response has to be there, in ms; for one that is larger than usual. */
  withinMs?: number;
}

/** Timeout of a request, in ms. */
const timeoutMs = 30_000;

/** A signal that follows another and ends after so many ms. AbortSignal.any() is missing before Safari 17.4. */
function withTimeout(ms: number, signal?: AbortSignal): AbortSignal {
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  setTimeout(end, ms);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  return ended.signal;
}

/** The error of a request without a response, or with one that did not arrive whole. */
export function noAnswer(call: string): ApiError {
  return new ApiError(0, "offline", "We couldn't reach the shop. Check your connection and try again.", [], {}, call);
}

/**
 * The browser's only fetch: calls the API with the session's cookie and returns the response body.
 * @throws ApiError for every response that is not a success, and when there is none
 */
export async function api<Answer>(
  path: string,
  { method = "GET", body: sent, headers, signal, cache = "no-store", withinMs = timeoutMs }: Call = {},
): Promise<Answer> {
  const call = `${method} ${path.replace(/\?.*/, "")}`;
  const form = sent instanceof FormData;
  const lost = (cause: unknown) => {
    throw signal?.aborted ? cause : noAnswer(call);
  };
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    cache,
    headers: {
      [ownPageHeader]: "1",
      ...(sent !== undefined && !form && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: form ? sent : sent === undefined ? undefined : JSON.stringify(sent),
    signal: withTimeout(withinMs, signal),
  }).catch(lost);
  noteServerTime(response.headers.get(serverTimeHeader));
  // A success that breaks off on the way is none: nobody knows what it said.
  const body = await response.json().catch(response.ok ? lost : () => null);
  const answer = readAnswer<Answer>(response.status, body, call);
  notify.succeeded(call);
  return answer;
}

/** The parsed body of a response to `call`. @throws ApiError when it is not a success */
export function readAnswer<Answer>(status: number, answer: unknown, call?: string): Answer {
  const fields = isRecord(answer) ? answer : {};
  if (status >= 200 && status < 300) return fields as Answer;
  const message = typeof fields.message === "string" ? fields.message : "Something went wrong. Try again.";
  const issues = Array.isArray(fields.issues) ? (fields.issues as Issue[]) : [];
  throw new ApiError(
    status,
    typeof fields.code === "string" ? fields.code : "unreadable",
    message,
    issues,
    fields,
    call,
  );
}
