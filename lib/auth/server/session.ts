import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { env } from "@/lib/server/env";
import { type UserFields, User as Users } from "@/models/user";
import type { User } from "../schema";
import { lifeOf } from "./lifetime";
import { type Claims, verifyToken } from "./token";

/** A signed-in user with their current data, and the claims of their cookie. */
export interface SessionUser extends User {
  claims: Claims;
  /** True for an admin who must set up a second factor first. */
  lacksSecondFactor: boolean;
  /** How this use extends the session: what to write, and the claims of a new cookie; null for neither. */
  renewal: Renewal;
}

type StoredUser = Pick<UserFields, "username" | "email" | "role" | "sessions" | "secondFactor"> & {
  _id: Types.ObjectId;
};

interface Renewal {
  expiresAt: Date | null;
  claims: Claims | null;
}

/**
 * The user a token belongs to. One query checks whether the session is still valid and reads the user's current role.
 * Null for no token, a token with an invalid signature, an expired or signed-out session, and a deleted user.
 */
export async function readSession(token: string | undefined): Promise<SessionUser | null> {
  const claims = verifyToken(token);
  if (!claims) return null;
  await connectDatabase();
  const filter = {
    _id: new Types.ObjectId(claims.userId),
    sessions: { $elemMatch: { id: claims.sessionId, expiresAt: { $gt: new Date() } } },
  };
  const projection = { username: 1, email: 1, role: 1, "sessions.$": 1, "secondFactor.enabledAt": 1 };
  const user = await Users.collection.findOne<StoredUser>(filter, { projection });
  const [session] = user?.sessions ?? [];
  if (!user || !session) return null;
  const { id, role } = { id: user._id.toString(), role: user.role };
  const { expiresAt, isStale, isCookieStale } = lifeOf(session, claims, Date.now());
  const renewed = { ...claims, role, expiresAt: Math.floor(expiresAt.getTime() / 1000) };
  const renewal = { expiresAt: isStale ? expiresAt : null, claims: isCookieStale ? renewed : null };
  const lacksSecondFactor = role === "admin" && env().REQUIRE_ADMIN_2FA && !user.secondFactor?.enabledAt;
  return { id, username: user.username, email: user.email, role, claims, lacksSecondFactor, renewal };
}

/** Records that a session was used, which extends it; call it after the response. */
export async function renewSession({ id, claims, renewal }: SessionUser): Promise<void> {
  if (!renewal.expiresAt) return;
  await Users.updateOne(
    { _id: id, "sessions.id": claims.sessionId },
    { $max: { "sessions.$.expiresAt": renewal.expiresAt }, $set: { "sessions.$.usedAt": new Date() } },
    { timestamps: false },
  );
}
