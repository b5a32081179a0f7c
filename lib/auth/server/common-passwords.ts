import "server-only";
import { invalid } from "@/lib/errors";

let known: Promise<ReadonlySet<string>> | undefined;

/** The list of the zxcvbn project: about 49,000 leaked passwords, without those that are too short anyway. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((password) => password.length >= 8));
}

/**
 * Rejects a new password that is common, ignoring case. Loads the list on the first call.
 * @param field the name of the password's field in the body
 * @throws AppError invalid
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  known ??= commonPasswords();
  if ((await known).has(password.toLowerCase())) {
    throw invalid(field, "is one of the most common passwords. Choose another.");
  }
}
