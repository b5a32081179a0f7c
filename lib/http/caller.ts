import "server-only";
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
