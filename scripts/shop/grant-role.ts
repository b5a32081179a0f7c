import { resetSecondFactor, setRole } from "@/lib/auth/server/roles";
import { adoptConnection } from "@/lib/server/database/db";

/**
 * Makes somebody an admin, or takes that back, on the connection of the command; the log keeps it.
 * @returns what to tell the one who asked
 * @throws AppError when nobody has the address, or it is the last admin's.
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
 * Takes an admin's second factor away, on the connection of the command; the log keeps it.
 * @returns what to tell the one who asked
 * @throws AppError when nobody has the address
 */
export async function removeSecondFactor(email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  adoptConnection();
  const removed = await resetSecondFactor(address);
  return removed
    ? `${address} now signs in with the password only. All devices are signed out.`
    : `${address} has no second factor.`;
}
