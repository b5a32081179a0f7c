import { type NextRequest, NextResponse } from "next/server";
import { clearedCookie, cookieName } from "@/lib/auth/cookie";
import { redirectFor } from "@/lib/auth/redirects";
import { verifyToken } from "@/lib/auth/token";

/** Redirects by the role in a verified cookie, nothing else; pages and calls check the session themselves. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === "/auth/login" && searchParams.get("ended") === "1" && request.cookies.has(cookieName)) {
    // The session ended elsewhere, so the cookie is worth nothing: without it nobody is sent in a circle.
    const here = NextResponse.next();
    here.headers.append("set-cookie", clearedCookie());
    return here;
  }
  const claims = verifyToken(request.cookies.get(cookieName)?.value);
  const target = redirectFor(pathname, claims?.role ?? null);
  return target ? NextResponse.redirect(new URL(target, request.url)) : NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: ["/auth/:page*", "/admin/:page*", "/shop/(account|checkout|wishlist|giftcard|wallet|razorpayreturn)"],
};
