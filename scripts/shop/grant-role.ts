import { Email } from "@/lib/auth/schema";
import { resetSecondFactor, setRole } from "@/lib/auth/server/roles";
import { AppError } from "@/lib/errors";
import { adoptConnection } from "@/lib/server/database/connection";
import { Message } from "@/models/message";
import { User } from "@/models/user";
import { demoEmails } from "./secrets";

/** An email as accounts have it; one that is no address is nobody's. */
const storedEmail = (typed: string) => Email.safeParse(typed).data ?? typed.trim().toLowerCase();

/**
 * Grants or revokes the admin role, using the command's connection; the change is logged.
 * @param force grants it to an address that is not confirmed, too
 * @returns the message for the user of the command
 * @throws AppError when no account has the email, its address is not confirmed, or it is the last admin's.
 */
export async function grantRole(email: string, role: "admin" | "user", force = false): Promise<string> {
  const address = storedEmail(email);
  adoptConnection();
  const confirmedOnly = !force && (await confirmsAddresses());
  const changed = await setRole({ email: address }, role, null, { confirmedOnly }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "email_not_confirmed") throw error;
    throw new Error(`${error.message}\nIf you know that the address is theirs: npm run admin -- ${address} --force`);
  });
  const state = role === "admin" ? "an admin" : "not an admin";
  if (!changed) return `${address} is already ${state}.`;
  return role === "admin" ? `${address} is an admin now.` : `${address} is no longer an admin.`;
}

/**
 * Whether the shop confirms addresses by mail, as its database shows: the command does not know the shop's settings. A
 * demo's mailbox proves nobody's address, so there the role is granted to any account. That its admin has the role tells
 * a demo: registering with the same address gives none.
 */
async function confirmsAddresses(): Promise<boolean> {
  const [mail, demoAdmin] = await Promise.all([
    Message.exists({}),
    User.exists({ email: demoEmails.admin, role: "admin" }),
  ]);
  return mail !== null && demoAdmin === null;
}

/**
 * Disables an admin's second factor, using the command's connection; the change is logged.
 * @returns the message for the user of the command
 * @throws AppError when no account has the email
 */
export async function removeSecondFactor(email: string): Promise<string> {
  const address = storedEmail(email);
  adoptConnection();
  const removed = await resetSecondFactor(address);
  return removed
    ? `${address} now signs in with the password only. All devices are signed out.`
    : `${address} has no second factor.`;
}
