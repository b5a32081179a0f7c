/**
 * Where `?next=` leads: a path of our own with its query, else null. Whatever a browser would read as another
 * site ("//x", "/\x", "https://x") is refused, and so is the way back to the auth pages.
 */
export function nextPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get("next");
  if (!wanted?.startsWith("/")) return null;
  const base = "http://own.invalid";
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//") || /^\/(auth|api)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** The two pages where somebody comes in. */
export type AuthPage = "/auth/login" | "/auth/register";

/** A page where somebody comes in and is then led to `page`, a path of our own with its query. */
export function withNext(path: AuthPage, page: string): string {
  return `${path}?next=${encodeURIComponent(page)}`;
}
