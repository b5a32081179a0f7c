import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { forwardCallerAddress } from "./caller-address";

function callerOf(forwarded: string | undefined, proxies: number, socket = "10.0.0.9"): string | undefined {
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: socket } };
  forwardCallerAddress(request as unknown as IncomingMessage, proxies);
  return request.headers["x-forwarded-for"];
}

describe("the address of a caller", () => {
  it.each([
    ["is the socket's without a proxy", "203.0.113.1", 0, "10.0.0.9"],
    ["is the last one behind a proxy that appends", "6.6.6.6, 203.0.113.1", 1, "203.0.113.1"],
    ["is the second to last one behind two proxies", "6.6.6.6, 203.0.113.1, 198.51.100.7", 2, "203.0.113.1"],
    ["is the first one where the header has fewer entries than proxies", "203.0.113.1", 3, "203.0.113.1"],
    ["is the socket's where nothing was forwarded", undefined, 1, "10.0.0.9"],
    ["is the socket's where the forwarded value is not an address", "6.6.6.6, unknown", 1, "10.0.0.9"],
    ["is never an entry from beyond the proxies", "6.6.6.6, nonsense, 198.51.100.7", 2, "198.51.100.7"],
    ["can be an IPv6 address", "2001:db8::1", 1, "2001:db8::1"],
  ])("%s", (_, forwarded, proxies, caller) => {
    expect(callerOf(forwarded, proxies)).toBe(caller);
  });

  it("is unknown where the socket has none", () => {
    expect(callerOf("203.0.113.1", 0, "")).toBe("unknown");
  });
});
