import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import { encode } from "uqr";
import { site } from "@/lib/site";

/** Clocks may differ by one step of 30 s. */
const toleranceSeconds = 30;
const recoveryCodeCount = 10;

/** A new secret, and the URI that an authenticator app scans. */
export function newSecret(email: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: site.name, label: email, secret });
  const { size, data } = encode(uri, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { secret, uri, qr: { size, path } };
}

/** The 30 s step of a code, which must be later than `afterStep`; null for an invalid code. */
export async function stepOf(code: string, secret: string, afterStep: number): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: toleranceSeconds, afterTimeStep: afterStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Ten codes of 112 random bits, in groups of four: "3f2a-9c41-..." */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    (randomBytes(14).toString("hex").match(/.{4}/g) ?? []).join("-"),
  );
}

/** The stored form of a recovery code. It has 112 random bits, the minimum for which ASVS 6.5.2 accepts a fast hash. */
export function recoveryHash(code: string): string {
  return createHash("sha256").update(code.toLowerCase().replace(/[\s-]/g, "")).digest("hex");
}
