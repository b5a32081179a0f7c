import { expect, it, vi } from "vitest";
import { sessionCookie } from "./cookie";
import { deviceCookie, knownDevice } from "./known-device";
import { verifyToken } from "./token";

vi.mock("@/lib/server/env", () => ({
  env: () => ({ JWT_SECRET: "x".repeat(32), PUBLIC_URL: "https://vastra.example" }),
}));

const tokenIn = (setCookie: string) => /=([^;]*)/.exec(setCookie)?.[1] ?? "";
const withDevice = (value: string) => new Headers({ cookie: `__Host-device=${value}` });

it("a device is known only to the account that signed in on it", () => {
  const device = tokenIn(deviceCookie("asha@example.in"));
  expect(knownDevice(withDevice(device), "asha@example.in")).toMatch(/^[0-9a-f-]{36}$/);
  expect(knownDevice(withDevice(device), "ravi@example.in")).toBeNull();
  expect(knownDevice(withDevice(`${device}x`), "asha@example.in")).toBeNull();
  expect(knownDevice(new Headers({ cookie: `device=${device}` }), "asha@example.in")).toBeNull();
});

it("a device token is not accepted as a session, or a session as a device token", () => {
  expect(verifyToken(tokenIn(deviceCookie("asha@example.in")))).toBeNull();
  const claims = { userId: "a".repeat(24), role: "user", sessionId: "s", expiresAt: Date.now() / 1000 + 60 } as const;
  const session = tokenIn(sessionCookie({ ...claims, expiresAt: Math.floor(claims.expiresAt) }));
  expect(verifyToken(session)).not.toBeNull();
  expect(knownDevice(withDevice(session), "asha@example.in")).toBeNull();
});
