import "server-only";
import type { SessionUser } from "@/lib/auth/server/session";
import { AppError } from "@/lib/errors";
import type { Access, Endpoint, Limit } from "@/lib/http/endpoint";
import { consume, consumeAll, consumeLink } from "@/lib/http/server/limits";
import { isRecord } from "@/lib/keys";

/** Whether a limit is counted by address and account below, or not at all. */
function isApart(limit: Limit): limit is "sign-in" | "link" | "none" | "grievance" | "grievance-upload" {
  return ["sign-in", "link", "none", "grievance", "grievance-upload"].includes(limit);
}

/** Counts a call by its IP address, whoever is signed in, where the limit asks for it. @throws AppError too_many_requests */
export async function countAddress(limit: Limit, address: string): Promise<void> {
  if (limit === "sign-in") await consume("sign-in-address", address);
  if (limit === "link") await consumeLink(address);
  if (limit === "grievance") await consume("grievance-address", address);
  if (limit === "grievance-upload") await consume("grievance-upload", address);
}

/** Counts a call with a valid body by the account, or the email address, it is about. @throws AppError too_many_requests */
export async function countAccount(limit: Limit, account: string, address: string): Promise<void> {
  if (limit === "sign-in") await consume("sign-in-account", `${account}|${address}`);
  if (limit !== "grievance") return;
  await consume("grievance", `${account}|${address}`);
  await consume("grievance-email", account);
}

/** @throws AppError not_signed_in */
export function checkSession(access: Access, user: SessionUser | null): void {
  if (access !== "anyone" && !user) throw new AppError("not_signed_in", "Sign in to do this.");
}

/** @throws AppError forbidden */
export function checkRole(
  { access, beforeSecondFactor }: Pick<Endpoint, "access" | "beforeSecondFactor">,
  user: SessionUser | null,
): void {
  if (access !== "admin") return;
  if (user?.role !== "admin") throw new AppError("forbidden", "This is for admins only.");
  if (user.lacksSecondFactor && !beforeSecondFactor) {
    throw new AppError("forbidden", "Set up your second factor first, on the Security page of the admin area.");
  }
}

/**
 * The caller as the handler sees them: an admin who must set up a second factor first is one for nothing else, so what
 * admins may read of others in a shopper's calls is closed too.
 */
export function callerOf({ beforeSecondFactor }: Pick<Endpoint, "beforeSecondFactor">, user: SessionUser | null) {
  return user?.lacksSecondFactor && !beforeSecondFactor ? { ...user, role: "user" as const } : user;
}

/** Counts a call without a session by its IP address. @throws AppError too_many_requests */
export async function countGuest(limit: Limit, address: string): Promise<void> {
  if (limit === "order") await consume("order-address", address);
  if (!isApart(limit)) await consume("address", address);
}

/**
 * Counts a call by its user, and an order by its IP address too; returns the error when there were too many. Sign-ins are
 * counted by account instead, what links in mails are for by IP address.
 */
export async function countUser(limit: Limit, userId: string, address: string): Promise<unknown> {
  if (isApart(limit)) return null;
  const counted =
    limit === "order"
      ? consumeAll([
          ["order-address", address],
          ["order", userId],
        ])
      : consume(limit === "general" ? "user" : limit, userId);
  return counted.then(
    () => null,
    (refusal: unknown) => refusal,
  );
}

/** The account of a sign-in attempt, or the email address of a grievance. */
export function accountOf(body: unknown): string {
  return isRecord(body) && "email" in body ? String(body.email) : "";
}
