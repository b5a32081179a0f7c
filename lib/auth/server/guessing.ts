import "server-only";
import { AppError } from "@/lib/errors";
import { consume, uncount } from "@/lib/http/server/limits";

/**
 * Runs a sign-in and throttles guesses from many IP addresses: after 100 failures for an account within an hour, one
 * attempt per minute is allowed. A device on which the account has signed in before is counted separately, so the owner
 * can sign in while others guess.
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
    // Counted before the password is checked, so that concurrent attempts can't all pass.
    await consume("sign-in-failed", who);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    await consume("sign-in-slow", who);
  }
  const result = await signIn();
  await uncount("sign-in-failed", who);
  return result;
}
