import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { User } from "../schema";
import { tokenOf } from "./cookie";
import { readSession } from "./session";

/** Layout and page of one request ask the database once. */
const session = cache(async () => readSession(tokenOf(await headers())));

/**
 * Who opens a page that belongs to one person; `page` is where they come back to after signing in. Nobody: off to
 * sign in, with the note that lets middleware.ts clear a cookie that is worth nothing.
 */
export async function requireUser(page: string): Promise<User> {
  const found = await session();
  if (!found) redirect(`/auth/login?ended=1&next=${encodeURIComponent(page)}`);
  const { id, username, email, role } = found;
  return { id, username, email, role };
}

/** The page where an admin sets up the second factor. */
const securityPage = "/admin/security";

/**
 * The admin who opens a page of theirs; a shopper is sent to /unauth-page, an admin without the second factor that the
 * shop requires to the page where it is set up.
 */
export async function requireAdmin(page: string): Promise<User> {
  const user = await requireUser(page);
  if (user.role !== "admin") redirect("/unauth-page");
  if (page !== securityPage && (await session())?.lacksSecondFactor) redirect(securityPage);
  return user;
}
