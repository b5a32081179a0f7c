import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { User } from "../schema";
import { isOldCookie, tokenOf } from "./cookie";
import { readSession, type SessionUser } from "./session";

/** Cached per request, so layout and page query the database once. */
export const pageSession = cache(async () => readSession(tokenOf(await headers())));

/**
 * Whether the use of this session should be recorded, or its cookie made anew. A page can do neither: a call of the API
 * does.
 */
export async function isRenewalDue({ role, claims, renewal }: SessionUser): Promise<boolean> {
  const isDue = renewal.expiresAt !== null || renewal.claims !== null || claims.role !== role;
  return isDue || isOldCookie(await headers());
}

/**
 * The visitor of a page that requires signing in; `page` is where they return to afterwards. Without a session it
 * redirects to the sign-in page, with a query parameter that lets middleware.ts delete an invalid cookie.
 */
export async function requireUser(page: string): Promise<User> {
  const found = await pageSession();
  if (!found) redirect(`/auth/login?ended=1&next=${encodeURIComponent(page)}`);
  const { id, username, email, role } = found;
  return { id, username, email, role };
}

/** The page on which an admin sets up the second factor. */
const securityPage = "/admin/security";

/**
 * The admin who visits an admin page. Redirects a shopper to /unauth-page, and an admin without the second factor that
 * the shop requires to the page that sets it up.
 */
export async function requireAdmin(page: string): Promise<User> {
  const user = await requireUser(page);
  if (user.role !== "admin") redirect("/unauth-page");
  if (page !== securityPage && (await pageSession())?.lacksSecondFactor) redirect(securityPage);
  return user;
}
