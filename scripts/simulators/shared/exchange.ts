import type { IncomingHttpHeaders } from "node:http";

/** One request, read to its end. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** What to do instead of responding: drop the connection, or end the whole program. */
export type Silence = "drop" | "die";

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** Parses a JSON body; an empty one returns {}, a malformed one undefined. */
export function jsonOf(call: Call): unknown {
  try {
    return call.body.length === 0 ? {} : JSON.parse(call.body.toString("utf8"));
  } catch {
    return undefined;
  }
}
