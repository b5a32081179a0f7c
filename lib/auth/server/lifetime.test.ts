import { describe, expect, it } from "vitest";
import { lifeOf } from "./lifetime";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse("2026-11-22T10:00:00Z");

/** A session that was signed in at `start` and last used `usedMs` later, checked `nowMs` after the start. */
function used(usedMs: number, nowMs: number, endsAt: Date | null = new Date(start + 30 * day)) {
  const expiresAt = new Date(start + usedMs + 7 * day);
  return lifeOf({ expiresAt, endsAt }, { expiresAt: expiresAt.getTime() / 1000 }, start + nowMs);
}

describe("lifeOf", () => {
  it("writes nothing within 15 minutes", () => {
    expect(used(0, 15 * minute - 1)).toMatchObject({ isStale: false, isCookieStale: false });
  });

  it("extends the session to 7 days from a use 15 minutes later", () => {
    expect(used(0, 15 * minute)).toEqual({
      expiresAt: new Date(start + 15 * minute + 7 * day),
      isStale: true,
      isCookieStale: true,
    });
  });

  it("never exceeds 30 days from signing in", () => {
    expect(used(22 * day, 25 * day)).toMatchObject({ expiresAt: new Date(start + 30 * day), isStale: true });
    expect(used(23 * day, 29 * day)).toMatchObject({ isStale: false, isCookieStale: false });
  });

  it("records a use that no longer extends it", () => {
    const endsAt = new Date(start + 30 * day);
    const life = (usedAt: number) =>
      lifeOf(
        { expiresAt: endsAt, endsAt, usedAt: new Date(usedAt) },
        { expiresAt: endsAt.getTime() / 1000 },
        start + 29 * day,
      );
    expect(life(start + 28 * day)).toEqual({ expiresAt: endsAt, isStale: true, isCookieStale: false });
    expect(life(start + 29 * day - minute).isStale).toBe(false);
  });

  it("does not change a session without these times", () => {
    expect(used(0, day, null)).toMatchObject({ expiresAt: new Date(start + 7 * day), isStale: false });
  });

  it("renews a cookie that is older than the session, though nothing is to be written", () => {
    const expiresAt = new Date(start + 7 * day);
    const behind = { expiresAt: (start + 6 * day) / 1000 };
    const life = lifeOf({ expiresAt, endsAt: new Date(start + 30 * day) }, behind, start + minute);
    expect(life).toMatchObject({ isStale: false, isCookieStale: true });
  });
});
