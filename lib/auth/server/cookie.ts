import { env } from "@/lib/server/env";
import { type Claims, idleSeconds, isUnbound, signToken, verifyToken } from "./token";

/** The session cookie over http, and over https the one of sessions from before the prefix. */
export const plainCookieName = "token";

function isSecure(): boolean {
  const { PUBLIC_URL, VERCEL } = env();
  return PUBLIC_URL?.startsWith("https:") || VERCEL !== undefined;
}

/**
 * Over https, a name that browsers accept from this exact host only, so no sibling host can plant a cookie (RFC
 * 6265bis).
 */
export function prefixed(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** The Set-Cookie header of an HttpOnly cookie; without a value it deletes the cookie. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure() ? "; Secure" : ""}`;
}

/** The Set-Cookie header that starts a session in a browser. */
export function sessionCookie(claims: Claims): string {
  const left = Math.min(idleSeconds, Math.max(0, claims.expiresAt - Math.floor(Date.now() / 1000)));
  const name = prefixed(plainCookieName);
  return setCookie(name, signToken(claims, name), left);
}

/** The Set-Cookie headers that delete the session cookies. */
export function clearedCookies(): string[] {
  return [...new Set([prefixed(plainCookieName), plainCookieName])].map((name) => setCookie(name, "", 0));
}

type Cookies = Pick<Headers, "get">;

/** The values of all cookies with a name, in the order sent by the browser. */
export function cookiesOf(headers: Cookies, name: string): string[] {
  return (headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.split("="))
    .flatMap(([key, ...value]) => (key?.trim() === name ? [value.join("=").trim()] : []))
    .filter(Boolean);
}

/**
 * The session token of a request, for API calls, pages and middleware alike. Of several cookies, the first with a valid
 * signature wins. Over https, a cookie without the prefix is accepted only with a token from before the prefix, which
 * expires within a week: a cookie planted by a sibling host today is ignored.
 */
export function tokenOf(headers: Cookies): string | undefined {
  const plain = cookiesOf(headers, plainCookieName);
  const tokens = isSecure() ? [...cookiesOf(headers, prefixed(plainCookieName)), ...plain.filter(isUnbound)] : plain;
  return tokens.find((token) => verifyToken(token)) ?? tokens[0];
}

/** Whether the session came in a cookie from before the prefix, which should be replaced. */
export function isOldCookie(headers: Cookies): boolean {
  return isSecure() && cookiesOf(headers, prefixed(plainCookieName)).length === 0 && tokenOf(headers) !== undefined;
}
