import "server-only";
import { connectDatabase } from "@/lib/db";
import { User as Users } from "@/models/user";
import type { User } from "./schema";
import { type Claims, verifyToken } from "./token";

/** Somebody who is signed in, as the database knows them now, with the claims of the cookie they came with. */
export interface SessionUser extends User {
  claims: Claims;
}

/**
 * Who a token belongs to. One query tells whether the session still stands and which role the user has now.
 * Null for no token, one we did not sign, one that ended or was signed out, and for a user who is gone.
 */
export async function readSession(token: string | undefined): Promise<SessionUser | null> {
  const claims = verifyToken(token);
  if (!claims) return null;
  await connectDatabase();
  const user = await Users.findOne(
    { _id: claims.userId, sessions: { $elemMatch: { id: claims.sessionId, expiresAt: { $gt: new Date() } } } },
    { username: 1, email: 1, role: 1 },
  ).lean();
  if (!user) return null;
  return { id: user._id.toString(), username: user.username, email: user.email, role: user.role, claims };
}
