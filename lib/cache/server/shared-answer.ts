import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Computed, FreshCache } from "@/lib/cache/server/fresh-cache";

/** How the answers of an endpoint are shared: they are the same for everybody who asks the same. */
export interface Sharing<Call, Answer> {
  /** Everything that the answer depends on; the same text for every spelling of a question. */
  key: (call: Call) => string;
  /** The tags that invalidate an answer: see lib/cache/server/tags.mjs. */
  tags: (answer: Answer) => readonly string[];
  /** How long an answer is cached at most, in ms; until it is invalidated unless set. */
  maxAgeMs?: number;
  /** What guests' copies of it may be used for; `private, no-cache` unless set. */
  cacheControl?: string;
}

/** The encoded body of a successful answer. */
export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** The header for guests. */
  cacheControl: string;
}

/** A cached answer, and the path of its endpoint. */
interface Cached {
  path: string;
  encoded: Encoded;
}

/** The limit of all answers with their compressed copies, in bytes. */
const maxBytes = 24 * 1024 * 1024;
/** The limit of the addresses under which answers are known, and the overhead of one, in bytes. */
const maxAddressBytes = 2 * 1024 * 1024;
const addressBytes = 300;

/**
 * The answers in memory. The route finds one by its question; guests who ask at an address that was asked before get
 * theirs from the gateway, without Next.js: see lib/gateway/server/cached-answer.ts.
 */
class SharedAnswers {
  readonly #answers = new FreshCache<Encoded>({
    name: "answers",
    maxBytes,
    // Two compressed copies are below half of the answer together.
    bytesOf: ({ bytes, etag }) => Math.ceil(bytes.byteLength * 1.5) + etag.length,
    onlyAskedAgain: true,
  });
  readonly #addresses = new LRUCache<string, { path: string; key: string }>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ key }, address) => (key.length + address.length) * 2 + addressBytes,
  });

  /** The answer to a call of the endpoint at `path`, cached from its second time on. @throws what `compute` throws */
  async get(path: string, question: string, url: string, compute: () => Promise<Computed<Encoded>>): Promise<Encoded> {
    const key = `${path} ${question}`;
    const encoded = await this.#answers.get(key, compute);
    if (this.#answers.cached(key)) this.#addresses.set(addressOf(url), { path, key });
    return encoded;
  }

  /** The answer to a request at an address, path and query, at which it was given before, if it is still right. */
  cached(address: string): Cached | undefined {
    const known = this.#addresses.get(address);
    const encoded = known && this.#answers.cached(known.key);
    return encoded && { path: known.path, encoded };
  }
}

declare global {
  /** The build has several copies of this module, which share the answers. */
  var vastraAnswers: SharedAnswers | undefined;
}

/** The answers in memory. */
export function sharedAnswers(): SharedAnswers {
  globalThis.vastraAnswers ??= new SharedAnswers();
  return globalThis.vastraAnswers;
}

const addressOf = (url: string) => url.slice(new URL(url).origin.length);

const guestCacheControl = "private, no-cache";
const contentType = { "content-type": "application/json" };

/** Encodes the body of an answer. */
export function encode(body: object, cacheControl = guestCacheControl): Encoded {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  // Weak, because the body may be compressed on its way.
  return { bytes, etag: `W/"${createHash("sha1").update(bytes).digest("base64url")}"`, cacheControl };
}

/** The headers of an answer to a guest: browsers may keep it and have to ask each time. */
export function guestHeaders({ cacheControl }: Encoded) {
  return { ...contentType, "cache-control": cacheControl };
}

/**
 * The response with an encoded body, or 304 to a guest who already has it. Answers to signed-in callers are never cached
 * by a browser, like all others.
 */
export function encodedResponse(encoded: Encoded, request: Request, isSignedIn: boolean): Response {
  const { bytes, etag } = encoded;
  if (isSignedIn) return new Response(bytes, { headers: { ...contentType, "cache-control": "private, no-store" } });
  const headers = { ...guestHeaders(encoded), etag };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (!known.some((tag) => tag.trim() === etag || tag.trim() === "*")) return new Response(bytes, { headers });
  const { "content-type": _, ...others } = headers;
  return new Response(null, { status: 304, headers: others });
}
