import "server-only";
import { env } from "@/lib/server/env";

/** Where the shop is reached, such as "https://vastra.example": for cached pages, which know no request. */
export function siteOrigin(): string {
  const { PUBLIC_URL, PORT } = env();
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** The same for an answer to one request: without PUBLIC_URL, where that one came to. */
export function requestOrigin(request: Request): string {
  const { PUBLIC_URL } = env();
  const host = request.headers.get("host");
  if (PUBLIC_URL || !host) return siteOrigin();
  const { protocol } = new URL(request.url);
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).origin : siteOrigin();
}
