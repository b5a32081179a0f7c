import "server-only";
import { AppError, type Issue } from "@/lib/errors";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import { passwordFits } from "./password";
import type { SessionUser } from "./session";

/**
 * Verifies the account's password before an action that must not be possible with a stolen session alone.
 * @param field the name of the password's field in the body
 * @returns the hash that the password matches
 * @throws AppError invalid; not_signed_in for an account that was deleted since the call began
 */
export async function confirmPassword(user: SessionUser, password: string, field: string): Promise<string> {
  const found = await Users.findById(user.id, { passwordHash: 1 }).lean();
  if (!found) throw accountGone();
  if (await passwordFits(password, found.passwordHash)) return found.passwordHash;
  logSecurity("password check failed");
  const issues: Issue[] = [{ field, reason: "is incorrect" }];
  throw new AppError("invalid", "Incorrect password.", { issues });
}

/** The answer to a call whose account another call has deleted meanwhile. */
export function accountGone(): AppError {
  return new AppError("not_signed_in", "This account is deleted.");
}
