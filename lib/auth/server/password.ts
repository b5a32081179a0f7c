import "server-only";
import bcrypt from "bcryptjs";

/** bcrypt's cost: 10 is the minimum in OWASP's Password Storage Cheat Sheet; in pure JavaScript it is slow enough. */
const cost = 10;

/** A hash that matches no password, compared when the email is unknown, so that both responses take the same time. */
const noHash = bcrypt.hash("nobody has this password", cost);

/** Hashes a password with bcrypt. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

/** Whether a password matches a hash; takes the same time without a hash. */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const fits = await bcrypt.compare(password, hash ?? (await noHash));
  return fits && hash !== undefined && Buffer.byteLength(password) <= 72;
}
