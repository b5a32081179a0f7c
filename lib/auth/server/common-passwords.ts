import "server-only";
import { invalid } from "@/lib/http/errors";

let known: Promise<ReadonlySet<string>> | undefined;

/** The list of the zxcvbn project, about 49,000 passwords of leaks, without those that are too short anyway. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((password) => password.length >= 8));
}

/**
 * Refuses a new password that many people have, whatever its capital letters. Loads the list at the first call.
 * @param field where the password stands in the body
 * @throws AppError invalid
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  known ??= commonPasswords();
  if ((await known).has(password.toLowerCase())) {
    throw invalid(field, "is one of the most common passwords. Choose another.");
  }
}
