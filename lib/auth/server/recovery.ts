import "server-only";
import { Types } from "mongoose";
import { consume } from "@/lib/http/server/limits";
import { queueAccountMail } from "@/lib/message/server/outbox";
import { requireMail } from "@/lib/message/server/settings";
import { inTransaction } from "@/lib/server/database/transaction";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import type { ResetPassword } from "../schema";
import { refuseCommonPassword } from "./common-passwords";
import { checkLink, endLinks, requestLink, takeLink } from "./links";
import { hashPassword } from "./password";
import type { SessionUser } from "./session";

/** Asks for a link to choose a new password. Does the same for an unknown email. @throws AppError not_configured */
export function forgotPassword(email: string): Promise<void> {
  return requestLink("resetPassword", { email });
}

/**
 * Sets a new password with the token of a link. All sessions and other links of the account end, and its address counts as
 * confirmed.
 * @returns the account
 * @throws AppError not_configured; invalid for a common password, or a token that is wrong, used or too old
 */
export async function resetPassword({ token, password }: ResetPassword): Promise<{ userId: string }> {
  await checkLink("resetPassword", token);
  await refuseCommonPassword(password, "password");
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(async (session) => {
    const { userId, linkId } = await takeLink("resetPassword", token, session);
    const set = { passwordHash, sessions: [], emailVerifiedAt: new Date() };
    const user = await Users.findOneAndUpdate(
      { _id: userId },
      { $set: set },
      { session, projection: { email: 1 } },
    ).lean();
    if (user) {
      await endLinks("resetPassword", { userId, email: user.email }, session);
      await endLinks("confirmEmail", { userId, email: user.email }, session);
    }
    await queueAccountMail("passwordChanged", { key: linkId, userId }, session);
    return userId.toString();
  });
  logSecurity("password reset", { userId });
  return { userId };
}

/**
 * Sends another link to confirm the caller's email address.
 * @returns whether one is on its way; false when the address is confirmed already
 * @throws AppError not_configured, too_many_requests after 3 in an hour
 */
export async function sendVerification({ id }: SessionUser): Promise<boolean> {
  requireMail();
  if (await Users.exists({ _id: id, emailVerifiedAt: { $exists: true } })) return false;
  await consume("email-link", id);
  await requestLink("confirmEmail", { userId: new Types.ObjectId(id) });
  return true;
}

/**
 * Confirms an email address with the token of a link; the other links for that end. One that was asked for while another was
 * used changes nothing: the address stays confirmed since the first.
 * @throws AppError not_configured, invalid
 */
export async function verifyEmail(token: string): Promise<void> {
  await checkLink("confirmEmail", token);
  const userId = await inTransaction(async (session) => {
    const { userId } = await takeLink("confirmEmail", token, session);
    const user = await Users.findOneAndUpdate(
      { _id: userId, emailVerifiedAt: { $exists: false } },
      { $set: { emailVerifiedAt: new Date() } },
      { session, projection: { email: 1 } },
    ).lean();
    if (user) await endLinks("confirmEmail", { userId, email: user.email }, session);
    return userId.toString();
  });
  logSecurity("email confirmed", { userId });
}
