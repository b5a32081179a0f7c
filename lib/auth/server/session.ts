import "server-only";
import { connectDatabase } from "@/lib/server/database/db";
import { env } from "@/lib/server/env";
import { User as Users } from "@/models/user";
import type { User } from "../schema";
import { lifeOf } from "./lifetime";
import { type Claims, verifyToken } from "./token";

/** Somebody who is signed in, as the database knows them now, with the claims of the cookie they came with. */
export interface SessionUser extends User {
  claims: Claims;
  /** True for an admin who must set up a second factor before anything else. */
  lacksSecondFactor: boolean;
  /** How this use prolongs the session: what is to be written, and the claims of a new cookie; null for neither. */
  renewal: Renewal;
}

interface Renewal {
  expiresAt: Date | null;
  claims: Claims | null;
}

/**
 * Who a token belongs to. One query tells whether the session still stands and which role the user has now.
 * Null for no token, one we did not sign, one that ended or was signed out, and for a user who is gone.
 */
export async function readSession(token: string | undefined): Promise<SessionUser | null> {
  const claims = verifyToken(token);
  if (!claims) return null;
  await connectDatabase();
  const filter = {
    _id: claims.userId,
    sessions: { $elemMatch: { id: claims.sessionId, expiresAt: { $gt: new Date() } } },
  };
  const user = await Users.findOne(filter)
    .select({ username: 1, email: 1, role: 1, "sessions.$": 1, "secondFactor.enabledAt": 1 })
    .lean();
  const [session] = user?.sessions ?? [];
  if (!user || !session) return null;
  const { id, role } = { id: user._id.toString(), role: user.role };
  const { expiresAt, isStale, isCookieStale } = lifeOf(session, claims, Date.now());
  const renewed = { ...claims, role, expiresAt: Math.floor(expiresAt.getTime() / 1000) };
  const renewal = { expiresAt: isStale ? expiresAt : null, claims: isCookieStale ? renewed : null };
  const lacksSecondFactor = role === "admin" && env().REQUIRE_ADMIN_2FA && !user.secondFactor?.enabledAt;
  return { id, username: user.username, email: user.email, role, claims, lacksSecondFactor, renewal };
}

/** Notes that a session was used, so that it lives on; to be called after the answer. */
export async function renewSession({ id, claims, renewal }: SessionUser): Promise<void> {
  if (!renewal.expiresAt) return;
  await Users.updateOne(
    { _id: id, "sessions.id": claims.sessionId },
    { $max: { "sessions.$.expiresAt": renewal.expiresAt } },
    { timestamps: false },
  );
}
