import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/env";
import { AppError } from "../errors";

/**
 * The address a request comes from. `x-forwarded-for` holds the caller's alone: caller-address.ts, or the platform, has
 * written it before Next saw the request.
 */
export function callerAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown";
}

/**
 * Refuses a change that another site's page asks for, by either header that a browser sends. Callers without a browser send
 * neither and pass. A sibling host ("same-site") is another site too.
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

/** Lets the scheduler in, by its secret; nobody when no secret is set. @throws AppError not_signed_in */
export function checkCronSecret(request: Request): void {
  const secret = env().CRON_SECRET;
  const given = request.headers.get("authorization") ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!secret || !timingSafeEqual(hash(given), hash(`Bearer ${secret}`))) {
    throw new AppError("not_signed_in", "This call is for the scheduler only.");
  }
}
