import jwt from "jsonwebtoken";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/server/env";
import { clearedCookies, isOldCookie, sessionCookie, tokenOf } from "./cookie";
import { verifyToken } from "./token";

const JWT_SECRET = "x".repeat(32);
vi.mock("@/lib/server/env", () => ({ env: vi.fn() }));

const settings = (PUBLIC_URL?: string) => vi.mocked(env).mockReturnValue({ JWT_SECRET, PUBLIC_URL } as never);
const claims = (userId: string) => ({
  userId: userId.repeat(24),
  role: "user" as const,
  sessionId: "session",
  expiresAt: Math.floor(Date.now() / 1000) + 3600,
});
const tokenFor = (userId: string) => /=([^;]*)/.exec(sessionCookie(claims(userId)))?.[1] ?? "";
/** A token signed before the cookie had a prefix. */
const oldTokenFor = (userId: string) => {
  const { role, sessionId: sid, expiresAt: exp } = claims(userId);
  return jwt.sign({ role, sid, exp }, JWT_SECRET, { subject: userId.repeat(24) });
};
const userOf = (cookie: string) => verifyToken(tokenOf(new Headers({ cookie })))?.userId[0];

describe("over http the session cookie", () => {
  beforeEach(() => settings("http://localhost:3000"));

  it("is called token", () => {
    expect(sessionCookie(claims("a"))).toMatch(/^token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(clearedCookies()).toEqual(["token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
  });

  it("is the first of several that has a valid signature", () => {
    expect(userOf(`token=${tokenFor("a")}; token=${tokenFor("b")}`)).toBe("a");
    expect(userOf(`token=planted; other=1; token=; token=${tokenFor("b")}`)).toBe("b");
    expect(tokenOf(new Headers({ cookie: "token=planted; token=planted too" }))).toBe("planted");
    expect(tokenOf(new Headers({ cookie: "tokens=a" }))).toBeUndefined();
    expect(tokenOf(new Headers())).toBeUndefined();
  });
});

describe("over https the session cookie", () => {
  beforeEach(() => settings("https://vastra.example"));

  it("has a prefix, and is deleted together with the old one", () => {
    expect(sessionCookie(claims("a"))).toMatch(
      /^__Host-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    expect(clearedCookies().map((text) => text.split("=")[0])).toEqual(["__Host-token", "token"]);
  });

  it("takes precedence over one without the prefix, in any order", () => {
    expect(userOf(`token=${oldTokenFor("b")}; __Host-token=${tokenFor("a")}`)).toBe("a");
  });

  it("may be an old one, which is then replaced", () => {
    const cookie = `token=${oldTokenFor("a")}`;
    expect(userOf(cookie)).toBe("a");
    expect(isOldCookie(new Headers({ cookie }))).toBe(true);
    expect(isOldCookie(new Headers({ cookie: `__Host-token=${tokenFor("a")}` }))).toBe(false);
  });

  it("can't be set by a sibling host, which can't set the prefix", () => {
    const planted = tokenFor("b");
    expect(tokenOf(new Headers({ cookie: `token=${planted}` }))).toBeUndefined();
    settings("http://vastra.example");
    const signedForHttp = tokenFor("b");
    settings("https://vastra.example");
    expect(tokenOf(new Headers({ cookie: `token=${signedForHttp}` }))).toBeUndefined();
  });
});
