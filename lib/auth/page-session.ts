import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { cookieName } from "./cookie";
import { readSession, type SessionUser } from "./session";

/** Whoever asks for this page, checked in the database once a request; null for a guest. */
export const pageUser = cache(
  async (): Promise<SessionUser | null> => readSession((await cookies()).get(cookieName)?.value),
);

/** Whoever is signed in. The session of anybody else ended meanwhile: they go to sign in again. */
export async function requireUser(): Promise<SessionUser> {
  return (await pageUser()) ?? redirect("/auth/login?ended=1");
}

/** The admin who asks for this page; shoppers are told that it is none of theirs. */
export async function requireAdmin(): Promise<SessionUser> {
  const user = await requireUser();
  return user.role === "admin" ? user : redirect("/unauth-page");
}
