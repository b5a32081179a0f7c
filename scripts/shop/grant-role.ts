import { resetSecondFactor, setRole } from "@/lib/auth/server/roles";
import { adoptConnection } from "@/lib/server/database/db";

/**
 * Grants or revokes the admin role, using the command's connection; the change is logged.
 * @returns the message for the user of the command
 * @throws AppError when no account has the email, or it is the last admin's.
 */
export async function grantRole(email: string, role: "admin" | "user"): Promise<string> {
  const address = email.trim().toLowerCase();
  adoptConnection();
  const changed = await setRole({ email: address }, role, null);
  const state = role === "admin" ? "an admin" : "not an admin";
  if (!changed) return `${address} is already ${state}.`;
  return role === "admin" ? `${address} is an admin now.` : `${address} is no longer an admin.`;
}

/**
 * Disables an admin's second factor, using the command's connection; the change is logged.
 * @returns the message for the user of the command
 * @throws AppError when no account has the email
 */
export async function removeSecondFactor(email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  adoptConnection();
  const removed = await resetSecondFactor(address);
  return removed
    ? `${address} now signs in with the password only. All devices are signed out.`
    : `${address} has no second factor.`;
}
