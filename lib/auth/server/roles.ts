import "server-only";
import type { ClientSession } from "mongoose";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { inTransaction } from "@/lib/server/database/transaction";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import type { AdminList, PeopleQuery } from "../people-schema";
import type { Role } from "../schema";

const shown = { username: 1, email: 1, role: 1 } as const;

/** List admins, sorted by email, paginated. */
export async function listAdmins({ page = 1, limit = defaultPageSize }: Partial<PeopleQuery> = {}): Promise<AdminList> {
  await connectDatabase();
  const filter = { role: "admin" } as const;
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) => Users.find(filter, shown).sort({ email: 1 }).skip(skip).limit(take).lean(),
    () => Users.countDocuments(filter),
  );
  const admins = rows.map(({ _id, username, email, role }) => ({ id: _id.toString(), username, email, role }));
  return { admins, ...position };
}

const unknownEmail = "No account uses this email. Ask them to register first.";

const notConfirmed =
  "The email address of this account is not confirmed. Its owner can have the link sent again from the account page.";

/** The account, by its email or its id. */
export type Account = { email: string } | { userId: string };

/**
 * Grants or revokes an account's admin role and logs the change. `by` is the admin who does it, null for the command
 * line. Returns false when the account already has that role.
 * @param confirmedOnly whether the role is granted only to an account whose email address is confirmed
 * @throws AppError not_found without such an account, email_not_confirmed, conflict for the last admin
 */
export async function setRole(
  account: Account,
  role: Role,
  by: string | null,
  { confirmedOnly = false } = {},
): Promise<boolean> {
  const changed = await inTransaction(async (session) => {
    const filter = "email" in account ? { email: account.email } : { _id: account.userId };
    const user = await Users.findOne(filter, { ...shown, emailVerifiedAt: 1 }, { session }).lean();
    if (!user) throw new AppError("not_found", "email" in account ? unknownEmail : "There is no such account.");
    if (user.role === role) return null;
    if (role === "user") await refuseLast(session);
    else if (confirmedOnly && !user.emailVerifiedAt) throw new AppError("email_not_confirmed", notConfirmed);
    // Only an admin can set up or disable a second factor.
    const change = { $set: { role }, ...(role === "user" && { $unset: { secondFactor: 1 } }) };
    await Users.updateOne({ _id: user._id }, change, { session });
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
    return user._id.toString();
  });
  if (by && changed) logSecurity(role === "admin" ? "role granted" : "role revoked", { userId: changed, by });
  return changed !== null;
}

/**
 * Removes an account's second factor, for an admin who has lost phone and recovery codes, and logs the change. Returns
 * false when the account has none. For the command line only.
 * @throws AppError not_found
 */
export function resetSecondFactor(email: string): Promise<boolean> {
  return inTransaction(async (session) => {
    const user = await Users.findOneAndUpdate(
      { email },
      { $unset: { secondFactor: 1 }, $set: { sessions: [] } },
      { session, projection: { email: 1, secondFactor: 1 } },
    ).lean();
    if (!user) throw new AppError("not_found", "Account not found.");
    if (!user.secondFactor?.enabledAt) return false;
    const target = { kind: "role", id: user._id.toString(), title: user.email } as const;
    await writeLog({ adminId: null, action: "reset second factor", target, before: null, after: null }, session);
    return true;
  });
}

/**
 * Writes to every admin, so that of two admins who revoke each other's role at once, the second one conflicts and
 * retries.
 * @throws AppError conflict
 */
export async function refuseLast(session: ClientSession): Promise<void> {
  const touch = { $set: { updatedAt: new Date() } };
  const admins = await Users.updateMany({ role: "admin" }, touch, { session, timestamps: false });
  if (admins.matchedCount < 2)
    throw new AppError("conflict", "The last admin can't be removed. Add another admin first.");
}
