import "server-only";
import type { ClientSession } from "mongoose";
import { writeLog } from "@/lib/admin-log/service";
import { connectDatabase, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { User as Users } from "@/models/user";
import type { Role, User } from "./schema";

const shown = { username: 1, email: 1, role: 1 } as const;

/** Everybody with the role admin, by email. */
export async function listAdmins(): Promise<User[]> {
  await connectDatabase();
  const admins = await Users.find({ role: "admin" }, shown).sort({ email: 1 }).lean();
  return admins.map(({ _id, username, email, role }) => ({ id: _id.toString(), username, email, role }));
}

/** Which account: by its email or its id. */
export type Account = { email: string } | { userId: string };

/**
 * Gives the role admin to an account, or takes it; keeps it in the log. `by` is the admin who does it, null for the
 * command line. False when the account has that role already.
 * @throws AppError not_found without such an account, conflict for the last admin
 */
export function setRole(account: Account, role: Role, by: string | null): Promise<boolean> {
  return inTransaction(async (session) => {
    const filter = "email" in account ? { email: account.email } : { _id: account.userId };
    const user = await Users.findOne(filter, shown, { session }).lean();
    if (!user) throw new AppError("not_found", "There is no such account. It has to be registered first.");
    if (user.role === role) return false;
    if (role === "user") await refuseLast(session);
    await Users.updateOne({ _id: user._id }, { $set: { role } }, { session });
    await writeLog(
      {
        adminId: by,
        action: role === "admin" ? "grant" : "revoke",
        target: { kind: "role", id: user._id.toString(), title: user.email },
        before: { role: user.role },
        after: { role },
      },
      session,
    );
    return true;
  });
}

/**
 * Touches every admin, so that of two who take each other's role at once the second has to look again.
 * @throws AppError conflict
 */
async function refuseLast(session: ClientSession): Promise<void> {
  const touch = { $set: { updatedAt: new Date() } };
  const admins = await Users.updateMany({ role: "admin" }, touch, { session, timestamps: false });
  if (admins.matchedCount < 2) throw new AppError("conflict", "This is the last admin. Make somebody else one first.");
}
