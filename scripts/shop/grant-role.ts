import { setRole } from "@/lib/auth/role-service";
import { adoptConnection } from "@/lib/db";

/**
 * Makes somebody an admin, or takes that back, on the connection of the command; the log keeps it.
 * @returns what to tell the one who asked
 * @throws AppError when nobody has the address, or it is the last admin's.
 */
export async function grantRole(email: string, role: "admin" | "user"): Promise<string> {
  const address = email.trim().toLowerCase();
  adoptConnection();
  const changed = await setRole({ email: address }, role, null);
  const state = role === "admin" ? "an admin" : "no admin";
  if (!changed) return `${address} is ${state} already.`;
  return role === "admin" ? `${address} is an admin now.` : `${address} is no admin any more.`;
}
