import "server-only";
import { createHash } from "node:crypto";
import { notFound } from "@/lib/errors";
import { logSecurity } from "@/lib/server/security-log";
import { User as Users } from "@/models/user";
import type { EndSession, SessionList } from "../schema";
import { unknown } from "./browser";
import type { SessionUser } from "./session";

/** The id that a session is listed under; the id in its token can't be told from it. */
function listedId(sessionId: string): string {
  return createHash("sha256").update(`listed ${sessionId}`).digest("base64url").slice(0, 22);
}

/** Where a user is signed in, the latest use first; sessions that recorded none come last. */
export async function listSessions({ id, claims }: SessionUser): Promise<SessionList> {
  const now = new Date();
  const sessions = (await storedSessions(id))
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((a, b) => (b.usedAt?.getTime() ?? 0) - (a.usedAt?.getTime() ?? 0));
  return {
    sessions: sessions.map(({ id, browser, system, startedAt, usedAt }) => ({
      id: listedId(id),
      browser: browser ?? unknown,
      system: system ?? unknown,
      firstAt: startedAt?.toISOString() ?? null,
      lastAt: usedAt?.toISOString() ?? null,
      current: id === claims.sessionId,
    })),
  };
}

/**
 * Ends one of a user's sessions, or all but the one of this call.
 * @returns whether that was the session of this call
 * @throws AppError not_found
 */
export async function endSession({ id: userId, claims }: SessionUser, wanted: EndSession): Promise<boolean> {
  if ("others" in wanted) {
    await Users.updateOne({ _id: userId }, { $pull: { sessions: { id: { $ne: claims.sessionId } } } });
    logSecurity("session ended");
    return false;
  }
  const session = (await storedSessions(userId)).find(({ id }) => listedId(id) === wanted.id);
  if (!session) throw notFound("session");
  await Users.updateOne({ _id: userId }, { $pull: { sessions: { id: session.id } } });
  logSecurity("session ended");
  return session.id === claims.sessionId;
}

async function storedSessions(userId: string) {
  const user = await Users.findById(userId, { sessions: 1 }).lean();
  return user?.sessions ?? [];
}
