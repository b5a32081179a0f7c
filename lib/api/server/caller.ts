import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/server/env";

/**
 * The IP address of a request's caller. `x-forwarded-for` contains only that: caller-address.ts, or the platform, has
 * set it before Next.js sees the request. In `next dev` nothing does: Next.js leaves the header that a client sends.
 */
export function callerAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown";
}

/**
 * Rejects a change requested by another site's page, by either header that a browser sends. Clients other than browsers
 * send neither and pass. A sibling host ("same-site") counts as another site too.
 * @throws AppError foreign_origin
 */
export function checkOrigin(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("sec-fetch-site") ?? "none";
  if ((site !== "same-origin" && site !== "none") || !isOwnOrigin(request)) {
    throw new AppError("foreign_origin", "This request came from another site.");
  }
}

function isOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  const own = env().PUBLIC_URL;
  return own ? origin === own : URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

/**
 * Authenticates the scheduler by its secret; rejects everybody when no secret is set.
 * @throws AppError not_signed_in
 */
export function checkCronSecret(request: Request): void {
  const secret = env().CRON_SECRET;
  const given = request.headers.get("authorization") ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!secret || !timingSafeEqual(hash(given), hash(`Bearer ${secret}`))) {
    throw new AppError("not_signed_in", "This call is for the scheduler only.");
  }
}
