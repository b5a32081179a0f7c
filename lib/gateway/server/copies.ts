import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";

/** Compress some 100 kB in 2 to 10 ms. Higher levels take ten times as long and save a few percent. */
const compressors = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => gzipSync(content),
};

/** The Vary header that Next.js sends with every response. */
export const nextVary =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

type Encoding = keyof typeof compressors;
const encodings = Object.keys(compressors) as Encoding[];

/**
 * Content that is the same for everybody, as it is sent: compressed at most once for each encoding, while Next.js
 * compresses every response.
 */
export class Copies {
  readonly #etag: string;
  readonly #compressed: Partial<Record<Encoding, Buffer>> = {};
  readonly #read: () => Buffer;

  /** @param read the content; called only when a copy is made or the client accepts no compression */
  constructor(read: () => Buffer) {
    this.#read = read;
    this.#etag = `W/"${createHash("sha1").update(read()).digest("base64url")}"`;
  }

  /** Answers a GET or HEAD request, with 304 when the client has the content already. */
  send(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    const { "Content-Type": type = "", ...others } = headers;
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value);
    response.setHeader("ETag", this.#etag);
    if (fresh(request.headers, { etag: this.#etag })) {
      response.writeHead(304).end();
      return;
    }
    const encoding = negotiate(request.headers["accept-encoding"] ?? "", encodings) as Encoding | null;
    const body = encoding ? this.#copy(encoding) : this.#read();
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  #copy(encoding: Encoding): Buffer {
    this.#compressed[encoding] ??= compressors[encoding](this.#read());
    return this.#compressed[encoding];
  }
}
