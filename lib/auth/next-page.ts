/**
 * The target of `?next=`: a path of this site with its query, else null. Refuses everything that a browser would
 * resolve to another site ("//x", "/\x", "https://x"), and the auth pages themselves.
 */
export function nextPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get("next");
  if (!wanted?.startsWith("/")) return null;
  const base = "http://own.invalid";
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//") || /^\/(auth|api)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** The two pages to sign in or sign up on. */
export type AuthPage = "/auth/login" | "/auth/register";

/** The URL of an auth page that redirects to `page`, a path of this site with its query, after signing in. */
export function withNext(path: AuthPage, page: string): string {
  return `${path}?next=${encodeURIComponent(page)}`;
}
