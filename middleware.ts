import { type NextRequest, NextResponse } from "next/server";
import { withNext } from "@/lib/auth/next-page";
import { redirectFor } from "@/lib/auth/redirects";
import { clearedCookies, tokenOf } from "@/lib/auth/server/cookie";
import { verifyToken } from "@/lib/auth/server/token";
import { factsMark, hasFact } from "@/lib/pages/server/addresses.mjs";
import { withoutTrailingSlashes } from "@/lib/trailing-slashes";

/**
 * Redirects by the role in a verified cookie, and marks listings by facts; pages and API calls check the session
 * themselves. After signing in, users return to the page they requested.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const path = withoutTrailingSlashes(pathname);
  if (path === "/shop/listing") return markFacts(request);
  const token = tokenOf(request.headers);
  if (token && path === "/auth/login" && searchParams.get("ended") === "1" && !(await sessionOf(token))) {
    // The session ended elsewhere, so the cookie is invalid: deleting it prevents a redirect loop.
    const here = NextResponse.next();
    for (const cookie of clearedCookies()) here.headers.append("set-cookie", cookie);
    return here;
  }
  const claims = verifyToken(token);
  const target = redirectFor(pathname, claims?.role ?? null);
  if (target === null) return NextResponse.next();
  // The cookie is older than the role that this user was granted: the next call of the session renews it.
  if (token && target === "/unauth-page" && (await sessionOf(token))?.role === "admin") return NextResponse.next();
  const isRefused = target === "/auth/login" && !/^\/auth\/*$/.test(pathname);
  const leadsTo = isRefused ? withNext(target, pathname + search) : target;
  return NextResponse.redirect(new URL(leadsTo, request.url));
}

/** Marks a listing that is filtered by a fact, so that no cached page serves it: see lib/pages/server/addresses.mjs. */
function markFacts({ nextUrl }: NextRequest): NextResponse {
  if (!hasFact(nextUrl.searchParams) || nextUrl.searchParams.has(factsMark)) return NextResponse.next();
  const marked = nextUrl.clone();
  marked.searchParams.set(factsMark, "1");
  return NextResponse.rewrite(marked);
}

/** Lazy-loaded for the few requests that need more than the cookie. */
async function sessionOf(token: string) {
  if (!verifyToken(token)) return null;
  const { readSession } = await import("@/lib/auth/server/session");
  return readSession(token);
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/auth/:page*",
    "/admin/:page*",
    "/shop",
    "/shop/listing",
    "/shop/account/orders/:id",
    "/shop/(account|checkout|wishlist|giftcard|wallet|razorpayreturn)",
  ],
};
