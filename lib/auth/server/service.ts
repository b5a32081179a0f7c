import "server-only";
import { randomUUID } from "node:crypto";
import { type ClientSession, Types } from "mongoose";
import { AppError, type Issue } from "@/lib/errors";
import { queueAccountMail } from "@/lib/message/server/outbox";
import { mailEnabled } from "@/lib/message/server/settings";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { logSecurity } from "@/lib/server/security-log";
import { type UserFields, User as Users } from "@/models/user";
import type { ChangePassword, Login, Register, User } from "../schema";
import { deviceOf } from "./browser";
import { checkSecondFactor } from "./check-second-factor";
import { refuseCommonPassword } from "./common-passwords";
import { confirmPassword } from "./confirm-password";
import { endLinks, newLink } from "./links";
import { hashPassword, passwordFits } from "./password";
import type { SessionUser } from "./session";
import { type Claims, idleSeconds, maxSeconds, maxSessions } from "./token";

/** Compares usernames case-insensitively. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/**
 * Creates an account with the role user; does not sign in. Where mail is on, a mail with a link that confirms the email
 * address is queued in the same transaction.
 * @throws AppError invalid for a common password; duplicate, naming in `issues` each field that is taken
 */
export async function register({ username, email, password }: Register): Promise<void> {
  await refuseCommonPassword(password, "password");
  await connectDatabase();
  const key = usernameKey(username);
  const refuseTaken = async () => {
    const taken = await Users.find({ $or: [{ email }, { usernameKey: key }] }, { email: 1, usernameKey: 1 }).lean();
    if (taken.length > 0) throw duplicate(taken, email, key);
  };
  await refuseTaken();
  const passwordHash = await hashPassword(password);
  try {
    const _id = new Types.ObjectId();
    const user = { _id, username, usernameKey: key, email, passwordHash, role: "user" as const, sessions: [] };
    await inTransactionForMail(async (session) => {
      await Users.create([user], { session });
      if (session) await queueWelcome(_id, session);
    });
  } catch (error) {
    if (isDuplicateKey(error)) await refuseTaken();
    throw error;
  }
}

/** Runs `work` in a transaction when it has a mail to queue, else without one. */
function inTransactionForMail(work: (session?: ClientSession) => Promise<void>): Promise<void> {
  return mailEnabled() ? inTransaction(work) : work();
}

async function queueWelcome(userId: Types.ObjectId, session: ClientSession): Promise<void> {
  const linkId = await newLink("confirmEmail", userId, session);
  await queueAccountMail("accountMade", { key: userId.toString(), userId, linkId }, session);
}

function duplicate(taken: { email: string; usernameKey: string }[], email: string, key: string): AppError {
  const issues: Issue[] = [];
  if (taken.some((user) => user.usernameKey === key))
    issues.push({ field: "username", reason: "is already taken. Choose another." });
  if (taken.some((user) => user.email === email))
    issues.push({ field: "email", reason: "already has an account. Sign in instead." });
  const message = issues.some((issue) => issue.field === "email")
    ? "An account with this email already exists. Sign in instead."
    : "This user name is already taken. Choose another.";
  return new AppError("duplicate", message, { issues });
}

/**
 * Signs in and starts a session; `before` is the user this browser was signed in as, whose session ends.
 * @param userAgent the User-Agent header, for the list of sessions
 * @throws AppError wrong_credentials, the same for an unknown email and a wrong password; second_factor_needed
 */
export async function login(
  { email, password, code }: Login,
  before: SessionUser | null,
  userAgent: string | null = null,
): Promise<{ user: User; claims: Claims }> {
  await connectDatabase();
  const wrong = new AppError("wrong_credentials", "Incorrect email or password.");
  const found = await Users.findOne(
    { email },
    { username: 1, email: 1, role: 1, passwordHash: 1, secondFactor: 1 },
  ).lean();
  if (!(await passwordFits(password, found?.passwordHash)) || !found) {
    logSecurity("sign-in failed", { userId: found?._id.toString() ?? null });
    throw wrong;
  }
  await checkSecondFactor(found._id.toString(), found.secondFactor, code);
  const user: User = { id: found._id.toString(), username: found.username, email: found.email, role: found.role };
  const claims = await startSession(user, found, userAgent);
  if (!claims) throw wrong;
  await logout(before);
  logSecurity("signed in", { userId: user.id });
  return { user, claims };
}

/** Null when the password or the second factor changed after they were read: either ends all other sessions. */
async function startSession(
  { id, role }: User,
  { passwordHash, secondFactor }: Pick<UserFields, "passwordHash" | "secondFactor">,
  userAgent: string | null,
): Promise<Claims | null> {
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + idleSeconds;
  const endsAt = new Date((now + maxSeconds) * 1000);
  const startedAt = new Date();
  const times = { expiresAt: new Date(expiresAt * 1000), endsAt, startedAt, usedAt: startedAt };
  const session = { id: randomUUID(), ...times, ...deviceOf(userAgent) };
  const started = await Users.updateOne(
    { _id: id, passwordHash, "secondFactor.enabledAt": secondFactor?.enabledAt ?? null },
    { $push: { sessions: { $each: [session], $slice: -maxSessions } } },
  );
  return started.matchedCount === 0 ? null : { userId: id, role, sessionId: session.id, expiresAt };
}

/** Ends the caller's session, or with `everywhere` all of them. Does nothing for a caller without a session. */
export async function logout(user: SessionUser | null, everywhere = false): Promise<void> {
  if (!user) return;
  await Users.updateOne(
    { _id: user.id },
    everywhere ? { $set: { sessions: [] } } : { $pull: { sessions: { id: user.claims.sessionId } } },
  );
}

/**
 * Changes the caller's password, and ends all their other sessions and the links to choose one.
 * @throws AppError invalid when the current password is wrong or the new one is common, conflict
 */
export async function changePassword(
  user: SessionUser,
  { currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const oldHash = await confirmPassword(user, currentPassword, "currentPassword");
  await refuseCommonPassword(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await inTransactionForMail(async (session) => {
    const changed = await Users.updateOne(
      { _id: user.id, passwordHash: oldHash },
      { $set: { passwordHash }, $pull: { sessions: { id: { $ne: user.claims.sessionId } } } },
      { session },
    );
    if (changed.matchedCount === 0) {
      throw new AppError("conflict", "Your password was changed on another device. Sign in again.");
    }
    const userId = new Types.ObjectId(user.id);
    await endLinks("resetPassword", { userId, email: user.email }, session);
    if (session) await queueAccountMail("passwordChanged", { key: randomUUID(), userId }, session);
  });
  logSecurity("password changed");
}
