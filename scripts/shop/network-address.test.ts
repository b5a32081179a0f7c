import { describe, expect, it } from "vitest";
import { networkAddress, wantedHost } from "./network-address";

describe("the host to listen on", () => {
  it("is this machine only, unless every network is asked for", () => {
    expect(wantedHost(["node", "demo.mjs"], undefined)).toBe("127.0.0.1");
    expect(wantedHost(["node", "demo.mjs"], "my-laptop")).toBe("127.0.0.1");
    expect(wantedHost(["node", "demo.mjs", "--host"], undefined)).toBe("0.0.0.0");
    expect(wantedHost(["node", "demo.mjs"], "0.0.0.0")).toBe("0.0.0.0");
  });
});

it("finds the address that a phone in the same network can open", () => {
  const rest = { netmask: "", mac: "", cidr: null };
  const loopback = { ...rest, address: "127.0.0.1", family: "IPv4" as const, internal: true };
  const six = { ...rest, address: "fe80::1", family: "IPv6" as const, internal: false, scopeid: 1 };
  const four = { ...rest, address: "192.168.1.7", family: "IPv4" as const, internal: false };
  expect(networkAddress({ lo: [loopback], en0: [six, four] })).toBe("192.168.1.7");
  expect(networkAddress({ lo: [loopback] })).toBeUndefined();
});
