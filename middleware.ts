import { type NextRequest, NextResponse } from "next/server";
import { clearedCookie, cookieName } from "@/lib/auth/cookie";
import { withNext } from "@/lib/auth/next-page";
import { redirectFor } from "@/lib/auth/redirects";
import { verifyToken } from "@/lib/auth/token";

/**
 * Redirects by the role in a verified cookie, nothing else; pages and calls check the session themselves. Whoever has to
 * sign in comes back to what they wanted.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  if (pathname === "/auth/login" && searchParams.get("ended") === "1" && request.cookies.has(cookieName)) {
    // The session ended elsewhere, so the cookie is worth nothing: without it nobody is sent in a circle.
    const here = NextResponse.next();
    here.headers.append("set-cookie", clearedCookie());
    return here;
  }
  const claims = verifyToken(request.cookies.get(cookieName)?.value);
  const target = redirectFor(pathname, claims?.role ?? null);
  if (target === null) return NextResponse.next();
  const path = target === "/auth/login" ? withNext(target, pathname + search) : target;
  return NextResponse.redirect(new URL(path, request.url));
}

export const config = {
  runtime: "nodejs",
  matcher: ["/auth/:page*", "/admin/:page*", "/shop/(account|checkout|wishlist|giftcard|wallet|razorpayreturn)"],
};
