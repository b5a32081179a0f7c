import jwt from "jsonwebtoken";
import * as z from "zod";
import type { Role } from "../schema";
import { signingKey } from "./signing-key";

const daySeconds = 24 * 3600;

/** How long an unused session lasts, in seconds: 7 days. */
export const idleSeconds = 7 * daySeconds;

/** How long a session lasts at most, in seconds: 30 days. */
export const maxSeconds = 30 * daySeconds;

/** How many devices a user may be signed in on; the oldest session is ended first. */
export const maxSessions = 20;

const Claims = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  role: z.enum(["user", "admin"]),
  sid: z.string().min(1).max(100),
  exp: z.number(),
});

/**
 * The claims of the cookie: the user, the role at the time of issue, the session, and the expiry (seconds since 1970).
 */
export interface Claims {
  userId: string;
  role: Role;
  sessionId: string;
  expiresAt: number;
}

/** Signs a token (HS256) that expires at `expiresAt`, in seconds since 1970, for the cookie named `cookie`. */
export function signToken({ userId, role, sessionId, expiresAt }: Claims, cookie: string): string {
  const options = { subject: userId, audience: cookie, algorithm: "HS256" } as const;
  return jwt.sign({ role, sid: sessionId, exp: expiresAt }, signingKey(), options);
}

/** True for a token that names no cookie, such as those from before the prefix; does not check the signature. */
export function isUnbound(token: string): boolean {
  const claims = jwt.decode(token, { json: true });
  return claims !== null && claims.aud === undefined;
}

/** The claims of a token with a valid signature that has not expired; null for any other text. */
export function verifyToken(token: string | undefined): Claims | null {
  if (!token) return null;
  try {
    const claims = Claims.safeParse(jwt.verify(token, signingKey(), { algorithms: ["HS256"] }));
    if (!claims.success) return null;
    const { sub, role, sid, exp } = claims.data;
    return { userId: sub, role, sessionId: sid, expiresAt: exp };
  } catch {
    // Tampered, foreign, malformed or expired: all mean no session.
    return null;
  }
}
