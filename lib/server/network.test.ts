import { describe, expect, it } from "vitest";
import { networkOf, subscriberOf } from "./network";

describe("networkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:85a3:1:2:8a2e:370:7334", "2001:db8:85a3::/48"],
    ["2001:0db8::1", "2001:db8:0::/48"],
    ["::1", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
    ["unknown", "unknown"],
    ["203.0.113.9, 10.0.0.1", "unknown"],
    ["", "unknown"],
  ])("shortens %s to %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("rate limits", () => {
  it.each([
    ["203.0.113.1", "203.0.113.1"],
    ["::ffff:203.0.113.1", "203.0.113.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::ffff", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("count %s as %s", (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });
});
