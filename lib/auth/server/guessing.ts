import "server-only";
import { AppError } from "@/lib/http/errors";
import { consume, uncount } from "@/lib/http/server/limits";

/**
 * Runs a sign-in, and slows guesses down that come from many addresses: after 100 failures of an account in an hour, one
 * try a minute is let in. A device on which the account has signed in before is counted by itself, so that the owner gets
 * in while others guess.
 * @param device as in knownDevice
 * @throws AppError too_many_requests, and what `signIn` throws
 */
export async function slowedDown<Result>(
  email: string,
  device: string | null,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const who = device ? `${email}|${device}` : email;
  try {
    // Counted before the password is looked at: many tries at once can't pass together.
    await consume("sign-in-failed", who);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    await consume("sign-in-slow", who);
  }
  const result = await signIn();
  await uncount("sign-in-failed", who);
  return result;
}
