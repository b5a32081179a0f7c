import { env } from "@/lib/env";
import type { Claims } from "./token";
import { sessionSeconds, signToken } from "./token";

/** The name of the session cookie. */
export const cookieName = "token";

function attributes(maxAge: number): string {
  const secure = env().PUBLIC_URL?.startsWith("https:") || env().VERCEL ? "; Secure" : "";
  return `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** The Set-Cookie text that gives a browser its session. */
export function sessionCookie(claims: Claims): string {
  const left = Math.min(sessionSeconds, Math.max(0, claims.expiresAt - Math.floor(Date.now() / 1000)));
  return `${cookieName}=${signToken(claims)}${attributes(left)}`;
}

/** The Set-Cookie text that takes the session from a browser. */
export function clearedCookie(): string {
  return `${cookieName}=${attributes(0)}`;
}

/** The session token of a request's Cookie header. */
export function tokenOf(request: Request): string | undefined {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [name, ...value] = part.split("=");
    if (name?.trim() === cookieName) return value.join("=").trim() || undefined;
  }
  return undefined;
}
