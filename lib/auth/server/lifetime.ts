import { idleSeconds } from "./token";

/** Uses that are closer together than this are written once, in ms. */
const stepMs = 15 * 60_000;

interface StoredTimes {
  expiresAt: Date;
  endsAt?: Date | null;
}

/**
 * How long a session lives that is used at `now` (ms since 1970): 7 days from now, but not past its end. Says whether
 * that is far enough from what is stored, and from what the cookie says (seconds since 1970), to write it anew.
 */
export function lifeOf({ expiresAt, endsAt }: StoredTimes, cookie: { expiresAt: number }, now: number) {
  const end = endsAt ? Math.min(now + idleSeconds * 1000, endsAt.getTime()) : expiresAt.getTime();
  const isFar = (from: number) => end - from >= stepMs;
  return {
    expiresAt: new Date(end),
    isStale: isFar(expiresAt.getTime()),
    isCookieStale: isFar(cookie.expiresAt * 1000),
  };
}
