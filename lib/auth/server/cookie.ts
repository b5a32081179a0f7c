import { env } from "@/lib/server/env";
import { type Claims, idleSeconds, isUnbound, signToken, verifyToken } from "./token";

/** The session cookie over http, and over https that of sessions from before the prefix. */
export const plainCookieName = "token";

function isSecure(): boolean {
  const { PUBLIC_URL, VERCEL } = env();
  return PUBLIC_URL?.startsWith("https:") || VERCEL !== undefined;
}

/** Over https a name that browsers take from this very host alone, so that no sibling host can plant a cookie (RFC 6265bis). */
export function prefixed(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** The Set-Cookie text of a cookie that no script reads; without a value it takes the cookie from the browser. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure() ? "; Secure" : ""}`;
}

/** The Set-Cookie text that gives a browser its session. */
export function sessionCookie(claims: Claims): string {
  const left = Math.min(idleSeconds, Math.max(0, claims.expiresAt - Math.floor(Date.now() / 1000)));
  const name = prefixed(plainCookieName);
  return setCookie(name, signToken(claims, name), left);
}

/** The Set-Cookie texts that take the session from a browser. */
export function clearedCookies(): string[] {
  return [...new Set([prefixed(plainCookieName), plainCookieName])].map((name) => setCookie(name, "", 0));
}

type Cookies = Pick<Headers, "get">;

/** The values of all cookies with a name, in the order in which the browser sent them. */
export function cookiesOf(headers: Cookies, name: string): string[] {
  return (headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.split("="))
    .flatMap(([key, ...value]) => (key?.trim() === name ? [value.join("=").trim()] : []))
    .filter(Boolean);
}

/**
 * The session token of a request, for calls, pages and middleware alike. Of several cookies the first that we signed
 * counts. Over https a cookie without the prefix counts only with a token from before the prefix, which ends within a
 * week: one that a sibling host plants now does not.
 */
export function tokenOf(headers: Cookies): string | undefined {
  const plain = cookiesOf(headers, plainCookieName);
  const tokens = isSecure() ? [...cookiesOf(headers, prefixed(plainCookieName)), ...plain.filter(isUnbound)] : plain;
  return tokens.find((token) => verifyToken(token)) ?? tokens[0];
}

/** Whether the session came in a cookie from before the prefix, and should get a new one. */
export function isOldCookie(headers: Cookies): boolean {
  return isSecure() && cookiesOf(headers, prefixed(plainCookieName)).length === 0 && tokenOf(headers) !== undefined;
}
