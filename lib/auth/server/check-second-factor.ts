import "server-only";
import { AppError } from "@/lib/errors";
import { consume } from "@/lib/http/server/limits";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import { recoveryHash, stepOf } from "./totp";

/** The stored second factor of an account. */
interface StoredSecondFactor {
  secret: string;
  /** Null during setup. */
  enabledAt?: Date | null;
  /** The step of the last accepted code; codes of this or an earlier step are rejected. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recoveryCodes: string[];
}

/**
 * Checks the code of a sign-in whose password was right, against the app or the recovery codes. Each code is accepted
 * once, even when two sign-ins send it at the same time. Does nothing for an account without a second factor.
 * @throws AppError second_factor_needed for no code and for a wrong one, too_many_requests
 */
export async function checkSecondFactor(
  userId: string,
  secondFactor: StoredSecondFactor | null | undefined,
  code: string | undefined,
): Promise<void> {
  if (!secondFactor?.enabledAt) return;
  if (!code) {
    throw new AppError("second_factor_needed", "Enter the code from your authenticator app, or a recovery code.");
  }
  await requireCode(userId, secondFactor, code, "second_factor_needed");
}

/**
 * Checks a code against the app or the recovery codes, and spends it.
 * @param error the code of the error for a wrong one
 * @throws AppError `error`, too_many_requests
 */
export async function requireCode(
  userId: string,
  secondFactor: StoredSecondFactor,
  code: string,
  error: WrongCode,
): Promise<void> {
  await consume("second-factor", userId);
  if (!(await spendCode(userId, secondFactor, code)) && !(await spendRecoveryCode(userId, code))) {
    logSecurity("second factor failed", { userId });
    throw wrongCode(error);
  }
}

async function spendCode(userId: string, { secret, lastStep }: StoredSecondFactor, code: string): Promise<boolean> {
  const step = await stepOf(code.replace(/\s/g, ""), secret, lastStep);
  if (step === null) return false;
  const used = await Users.updateOne(
    { _id: userId, "secondFactor.lastStep": { $lt: step } },
    { $set: { "secondFactor.lastStep": step } },
  );
  return used.modifiedCount === 1;
}

async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = recoveryHash(code);
  const used = await Users.updateOne(
    { _id: userId, "secondFactor.recoveryCodes": hash },
    { $pull: { "secondFactor.recoveryCodes": hash } },
  );
  if (used.modifiedCount === 1) logSecurity("recovery code used", { userId });
  return used.modifiedCount === 1;
}

type WrongCode = "invalid" | "second_factor_needed";

/** For an invalid code, at sign-in or for a signed-in admin. */
export function wrongCode(code: WrongCode): AppError {
  const issues = [{ field: "code", reason: "is incorrect or was already used" }];
  return new AppError(code, "This code is incorrect or was already used.", { issues });
}
