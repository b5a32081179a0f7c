import { idleSeconds } from "./token";

/** Uses within this interval are written only once, in ms. */
const stepMs = 15 * 60_000;

interface StoredTimes {
  expiresAt: Date;
  endsAt?: Date | null;
  usedAt?: Date | null;
}

/**
 * The lifetime of a session that is used at `now` (ms since 1970): 7 days from now, but not past its maximum. Also
 * returns whether that differs enough from the stored expiry, and from the cookie's (seconds since 1970), to update
 * them.
 */
export function lifeOf({ expiresAt, endsAt, usedAt }: StoredTimes, cookie: { expiresAt: number }, now: number) {
  const end = endsAt ? Math.min(now + idleSeconds * 1000, endsAt.getTime()) : expiresAt.getTime();
  // A session near its end is not extended any more, but its use is recorded.
  const isUnrecorded = usedAt ? now - usedAt.getTime() >= stepMs : false;
  const isFar = (from: number) => end - from >= stepMs;
  return {
    expiresAt: new Date(end),
    isStale: isUnrecorded || isFar(expiresAt.getTime()),
    isCookieStale: isFar(cookie.expiresAt * 1000),
  };
}
