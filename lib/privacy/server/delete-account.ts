import "server-only";
import { type ClientSession, Types } from "mongoose";
import { accountGone, confirmPassword } from "@/lib/auth/server/confirm-password";
import { refuseLast } from "@/lib/auth/server/roles";
import type { SessionUser } from "@/lib/auth/server/session";
import { AppError } from "@/lib/errors";
import { queueAccountDeleted } from "@/lib/message/server/outbox";
import { inTransaction } from "@/lib/server/database/transaction";
import { logSecurity } from "@/lib/server/security-log";
import { ErasedAccount } from "@/models/erased-account";
import { User, type UserFields } from "@/models/user";
import { parts } from "./parts";
import { refuseWhileOpen } from "./still-open";
import { eraseTraces } from "./traces";

/**
 * Deletes the caller's account, as `eraseAccount`, and says so by a last mail.
 * @throws AppError invalid for a wrong password; conflict as `eraseAccount`, and when the password was changed meanwhile;
 * not_signed_in when another call has deleted the account meanwhile
 */
export async function deleteAccount(user: SessionUser, password: string): Promise<void> {
  const passwordHash = await confirmPassword(user, password, "password");
  const isDeleted = await eraseAccount(new Types.ObjectId(user.id), async (account, session) => {
    if (account.passwordHash !== passwordHash) {
      throw new AppError("conflict", "Your password was changed on another device. Sign in again.");
    }
    await queueAccountDeleted(account, session);
  });
  if (!isDeleted) throw accountGone();
  logSecurity("account deleted");
}

type Account = Pick<UserFields, "username" | "email" | "emailVerifiedAt" | "role" | "passwordHash"> & {
  _id: Types.ObjectId;
};

/**
 * Deletes an account and all that is stored about the person, but for what is listed in lib/privacy/stored-fields.ts, in
 * one transaction. What calls in flight write for it afterwards is erased by `eraseLeftovers`.
 * @param work what belongs to the same transaction, while the account is still there
 * @returns false when there is no such account
 * @throws AppError conflict, with `orders` and `returns`, while one of them is not done, and for the last admin; and what
 * `work` throws
 */
export function eraseAccount(
  _id: Types.ObjectId,
  work?: (account: Account, session: ClientSession) => Promise<void>,
): Promise<boolean> {
  return inTransaction(async (session) => {
    const fields = { username: 1, email: 1, role: 1, passwordHash: 1, emailVerifiedAt: 1 };
    const account = await User.findById(_id, fields, { session }).lean();
    if (!account) return false;
    await work?.(account, session);
    await refuseWhileOpen(_id, session);
    if (account.role === "admin") await refuseLast(session);
    const owner = { id: _id, email: account.emailVerifiedAt ? account.email : null };
    for (const part of parts) await part.erase(owner, session);
    const { isInLog } = await eraseTraces(account, session);
    await ErasedAccount.create([{ _id, at: new Date(), ...(isInLog && { isInLog }) }], { session });
    return true;
  });
}
