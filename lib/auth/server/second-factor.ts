import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/server/env";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import type {
  BegunSecondFactor,
  DisableSecondFactor,
  EnabledSecondFactor,
  SecondFactorAnswer,
} from "../second-factor-schema";
import { requireCode, wrongCode } from "./check-second-factor";
import { confirmPassword } from "./confirm-password";
import type { SessionUser } from "./session";
import { newRecoveryCodes, newSecret, recoveryHash, stepOf } from "./totp";

/** Whether the shop requires a second factor of its admins. */
export function isSecondFactorRequired(): boolean {
  return env().REQUIRE_ADMIN_2FA;
}

/** The state of the caller's second factor. */
export async function getSecondFactor({ id }: SessionUser): Promise<SecondFactorAnswer> {
  const user = await Users.findById(id, { secondFactor: 1 }).lean();
  const enabled = Boolean(user?.secondFactor?.enabledAt);
  return {
    enabled,
    required: isSecondFactorRequired(),
    recoveryCodesLeft: enabled ? (user?.secondFactor?.recoveryCodes.length ?? 0) : 0,
  };
}

/**
 * Creates a secret for the caller's authenticator app. Sign-in asks for no code until it is enabled.
 * @throws AppError invalid for a wrong password, conflict when a second factor is enabled already
 */
export async function beginSecondFactor(user: SessionUser, password: string): Promise<BegunSecondFactor> {
  await confirmPassword(user, password, "password");
  const begun = newSecret(user.email);
  const secondFactor = { secret: begun.secret, enabledAt: null, lastStep: 0, recoveryCodes: [] };
  // A missing field matches null too.
  const changed = await Users.updateOne({ _id: user.id, "secondFactor.enabledAt": null }, { $set: { secondFactor } });
  if (changed.matchedCount === 0) {
    throw new AppError("conflict", "Your second factor is already on. Turn it off before you set up another app.");
  }
  return begun;
}

/**
 * Requires a code at sign-in from now on. The code proves that the app has the secret. Ends all other sessions, which
 * were started without it, and returns the recovery codes, which are stored only as hashes.
 * @throws AppError invalid for a wrong code, conflict when no setup is in progress
 */
export async function enableSecondFactor(user: SessionUser, code: string): Promise<EnabledSecondFactor> {
  const pending = { _id: user.id, "secondFactor.enabledAt": null };
  const found = await Users.findOne(pending, { secondFactor: 1 }).lean();
  if (!found?.secondFactor) throw new AppError("conflict", "Start again: no second factor is being set up.");
  const { secret } = found.secondFactor;
  const lastStep = await stepOf(code, secret, 0);
  if (lastStep === null) throw wrongCode("invalid");
  const recoveryCodes = newRecoveryCodes();
  const enabled = { secret, enabledAt: new Date(), lastStep, recoveryCodes: recoveryCodes.map(recoveryHash) };
  const changed = await Users.updateOne(
    { ...pending, "secondFactor.secret": secret },
    { $set: { secondFactor: enabled }, $pull: { sessions: { id: { $ne: user.claims.sessionId } } } },
  );
  if (changed.matchedCount === 0)
    throw new AppError("conflict", "Start again: your settings were changed on another device.");
  logSecurity("second factor on");
  return { message: "Your second factor is on. All other devices are signed out.", recoveryCodes };
}

/**
 * Disables the second factor: sign-in requires only the password again. While the shop requires one, it asks for a code
 * too, and the admin area is closed to its admin until another app is set up.
 * @throws AppError invalid for a wrong password or code, conflict for no code while the shop requires a second factor,
 * too_many_requests
 */
export async function disableSecondFactor(user: SessionUser, { password, code }: DisableSecondFactor): Promise<void> {
  await confirmPassword(user, password, "password");
  if (isSecondFactorRequired()) {
    if (!code) throw new AppError("conflict", "This shop requires a second factor for every admin.");
    const found = await Users.findById(user.id, { secondFactor: 1 }).lean();
    if (found?.secondFactor?.enabledAt) await requireCode(user.id, found.secondFactor, code, "invalid");
  }
  await Users.updateOne({ _id: user.id }, { $unset: { secondFactor: 1 } });
  logSecurity("second factor off");
}
