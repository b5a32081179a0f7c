import "server-only";
import { createHash, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { cookiesOf, prefixed, setCookie } from "./cookie";
import { signingKey } from "./signing-key";

const yearSeconds = 365 * 24 * 3600;
const audience = "device";

/** Identifies an account in a cookie that may outlive it: by a hash of its email. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

/** The Set-Cookie header that marks a browser as one on which an account has signed in. It grants no access. */
export function deviceCookie(email: string): string {
  const options = { subject: subjectOf(email), audience, jwtid: randomUUID(), expiresIn: yearSeconds } as const;
  return setCookie(prefixed(audience), jwt.sign({}, signingKey(), { ...options, algorithm: "HS256" }), yearSeconds);
}

/** The Set-Cookie header that forgets it. */
export function clearedDeviceCookie(): string {
  return setCookie(prefixed(audience), "", 0);
}

/** The id of a device on which the account has signed in before; null for any other. */
export function knownDevice(headers: Headers, email: string): string | null {
  const options = { subject: subjectOf(email), audience, algorithms: ["HS256" as const] };
  for (const token of cookiesOf(headers, prefixed(audience))) {
    try {
      const claims = jwt.verify(token, signingKey(), options);
      if (typeof claims === "object" && claims.jti) return claims.jti;
    } catch {
      // For another account, expired, or not signed by us: not a known device.
    }
  }
  return null;
}
