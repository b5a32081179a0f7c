import "server-only";
import { createHash } from "node:crypto";
import { FreshCache } from "@/lib/server/fresh-cache";

/** How the answers of an endpoint are shared: they are the same for everybody who asks the same. */
export interface Sharing<Call, Answer> {
  /** Everything that the answer depends on; the same text for every spelling of a question. */
  key: (call: Call) => string;
  /** The tags that invalidate an answer: see lib/pages/server/cache/watched-changes.mjs. */
  tags: (answer: Answer) => readonly string[];
}

/** The encoded body of a successful answer. */
interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** The limit of all answers, in bytes. */
const maxBytes = 24 * 1024 * 1024;

declare global {
  /** The build has several copies of this module, which share the answers. */
  var vastraAnswers: FreshCache<Encoded> | undefined;
}

/** The answers in memory. */
export function sharedAnswers(): FreshCache<Encoded> {
  globalThis.vastraAnswers ??= new FreshCache({
    name: "answers",
    maxBytes,
    bytesOf: ({ bytes, etag }) => bytes.byteLength + etag.length,
    onlyAskedAgain: true,
  });
  return globalThis.vastraAnswers;
}

/** Encodes the body of an answer. */
export function encode(body: object): Encoded {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  // Weak, because the body may be compressed on its way.
  return { bytes, etag: `W/"${createHash("sha1").update(bytes).digest("base64url")}"` };
}

/**
 * The response with an encoded body, or 304 to a guest who already has it. Browsers may keep it and have to ask each
 * time. Answers to signed-in callers are never kept, like all others.
 */
export function encodedResponse({ bytes, etag }: Encoded, request: Request, isSignedIn: boolean): Response {
  const type = { "content-type": "application/json" };
  if (isSignedIn) return new Response(bytes, { headers: { ...type, "cache-control": "private, no-store" } });
  const headers = { etag, "cache-control": "private, no-cache" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === etag || tag.trim() === "*"))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...type, ...headers } });
}
