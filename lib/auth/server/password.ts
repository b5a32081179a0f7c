import "server-only";
import bcrypt from "bcryptjs";

/** bcrypt's cost: 10 is the least that OWASP's Password Storage Cheat Sheet allows; pure JavaScript is slow enough. */
const cost = 10;

/** A hash of no password at all, compared when the email is unknown, so that both answers take the same time. */
const noHash = bcrypt.hash("nobody has this password", cost);

/** The bcrypt hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

/** Whether a password fits a hash; takes as long when there is no hash. */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const fits = await bcrypt.compare(password, hash ?? (await noHash));
  return fits && hash !== undefined && Buffer.byteLength(password) <= 72;
}
