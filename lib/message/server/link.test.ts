import { beforeAll, expect, it, vi } from "vitest";
import { hashOf, tokenOf } from "./link";

beforeAll(() => {
  vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:1/vastra");
  vi.stubEnv("JWT_SECRET", "0123456789abcdef".repeat(2));
});

it("a token is 32 bytes, belongs to one record, and can't be derived from what is stored", () => {
  const token = tokenOf("a record");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokenOf("a record")).toBe(token);
  expect(tokenOf("another record")).not.toBe(token);
  expect(hashOf(token)).not.toBe(token);
});
