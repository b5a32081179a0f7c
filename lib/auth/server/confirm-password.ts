import "server-only";
import { AppError, type Issue } from "@/lib/http/errors";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import { passwordFits } from "./password";
import type { SessionUser } from "./session";

/**
 * Checks that whoever is signed in knows the account's password, before something that a stolen session must not do.
 * @param field where the password stands in the body
 * @returns the hash that it fits
 * @throws AppError invalid
 */
export async function confirmPassword(user: SessionUser, password: string, field: string): Promise<string> {
  const found = await Users.findById(user.id, { passwordHash: 1 }).lean();
  if (found && (await passwordFits(password, found.passwordHash))) return found.passwordHash;
  logSecurity("password check failed");
  const issues: Issue[] = [{ field, reason: "is incorrect" }];
  throw new AppError("invalid", "Incorrect password.", { issues });
}
