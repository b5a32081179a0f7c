import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consume } from "./limits";

beforeEach(() => {
  vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:1/none");
  vi.stubEnv("JWT_SECRET", "0123456789abcdef".repeat(2));
  vi.stubEnv("RATE_LIMIT_SCALE", "1");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("a limit that is counted in memory", () => {
  it("applies to one caller and not to others", async () => {
    for (let call = 0; call < 120; call++) await consume("page", "198.51.100.1");
    await expect(consume("page", "198.51.100.1")).rejects.toMatchObject({ code: "too_many_requests" });
    await consume("page", "198.51.100.2");
  });

  it("keeps no reference to the request that it counted", async () => {
    const request = new AsyncLocalStorage<string>();
    const inStore: (string | undefined)[] = [];
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((...args: Parameters<typeof setTimeout>) => {
      inStore.push(request.getStore());
      return setTimeout(...args);
    }) as typeof setTimeout);
    await request.run("what Next knows of the request", () => consume("address", "198.51.100.3"));
    expect(inStore).toEqual([undefined]);
  });
});
