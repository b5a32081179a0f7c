import "server-only";
import { Types } from "mongoose";
import { accountGone, confirmPassword } from "@/lib/auth/server/confirm-password";
import { refuseLast } from "@/lib/auth/server/roles";
import type { SessionUser } from "@/lib/auth/server/session";
import { AppError } from "@/lib/errors";
import { queueFarewell } from "@/lib/message/server/outbox";
import { inTransaction } from "@/lib/server/database/db";
import { logSecurity } from "@/lib/server/security-log";
import { ErasedAccount } from "@/models/erased-account";
import { User } from "@/models/user";
import { parts } from "./parts";
import { refuseWhileOpen } from "./still-open";
import { eraseTraces } from "./traces";

/**
 * Deletes the caller's account and all that is stored about them, but for what is listed in lib/privacy/stored-fields.ts,
 * in one transaction. What calls in flight write for it afterwards is erased by `eraseLeftovers`.
 * @throws AppError invalid for a wrong password; conflict, with `orders` and `returns`, while one of them is not done, and
 * for the last admin; not_signed_in when another call has deleted it meanwhile
 */
export async function deleteAccount(user: SessionUser, password: string): Promise<void> {
  const passwordHash = await confirmPassword(user, password, "password");
  const _id = new Types.ObjectId(user.id);
  await inTransaction(async (session) => {
    const fields = { username: 1, email: 1, role: 1, passwordHash: 1 };
    const account = await User.findById(_id, fields, { session }).lean();
    if (!account) throw accountGone();
    if (account.passwordHash !== passwordHash) {
      throw new AppError("conflict", "Your password was changed on another device. Sign in again.");
    }
    await refuseWhileOpen(_id, session);
    if (account.role === "admin") await refuseLast(session);
    for (const part of parts) await part.erase({ id: _id }, session);
    const { isInLog } = await eraseTraces(account, session);
    await ErasedAccount.create([{ _id, at: new Date(), ...(isInLog && { isInLog }) }], { session });
    await queueFarewell(account, session);
  });
  logSecurity("account deleted");
}
