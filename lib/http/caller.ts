import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "./errors";

/**
 * The address a request comes from. `x-forwarded-for` is the socket's own address here unless a proxy in front is
 * trusted: socket-address.ts has overwritten it before Next saw the request.
 */
export function callerAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown";
}

/**
 * Refuses a change that another site's page asks for. Callers without a browser send no Origin and pass.
 * @throws AppError foreign_origin
 */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  if (origin === null || request.method === "GET" || request.method === "HEAD") return;
  const own = env().PUBLIC_URL;
  const same = own ? origin === own : URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
  if (!same) throw new AppError("foreign_origin", "This change was asked for by another site.");
}

/** Lets the scheduler in, by its secret; nobody when no secret is set. @throws AppError not_signed_in */
export function checkCronSecret(request: Request): void {
  const secret = env().CRON_SECRET;
  const given = request.headers.get("authorization") ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!secret || !timingSafeEqual(hash(given), hash(`Bearer ${secret}`))) {
    throw new AppError("not_signed_in", "This call is for the scheduler.");
  }
}
