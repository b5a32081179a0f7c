import { describe, expect, it } from "vitest";
import { fetchableAddress, isPublicAddress, publicLookup } from "./public-address";

describe("isPublicAddress", () => {
  it.each(["8.8.8.8", "103.21.244.1", "2606:4700::1111", "2404:6800:4007::200e", "::ffff:8.8.8.8"])(
    "accepts %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback beyond .1", "127.8.9.10"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "192.168.1.1"],
    ["link-local, where clouds keep their keys", "169.254.169.254"],
    ["shared by carriers", "100.64.0.1"],
    ["this network", "0.0.0.0"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["for examples", "192.0.2.1"],
    ["for benchmarks", "198.18.0.1"],
    ["loopback in IPv6", "::1"],
    ["unspecified", "::"],
    ["unique local", "fd00::1"],
    ["link-local in IPv6", "fe80::1"],
    ["link-local with its zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast in IPv6", "ff02::1"],
    ["IPv4 written as IPv6", "::ffff:10.0.0.1"],
    ["IPv4 written as IPv6, in hex", "::ffff:7f00:1"],
    ["the old form of IPv4 in IPv6", "::7f00:1"],
    ["NAT64", "64:ff9b::a00:1"],
    ["6to4", "2002:7f00:1::"],
    ["Teredo", "2001::1"],
    ["for documentation", "2001:db8::1"],
    ["not given out", "4000::1"],
    ["no address at all", "localhost"],
  ])("refuses what is %s: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("fetchableAddress", () => {
  it.each(["https://cdn.example.com/kurta.jpg", "https://8.8.8.8/a.png?x=1", "https://[2606:4700::1111]/a.png"])(
    "accepts %s",
    (address) => {
      expect(fetchableAddress(address).href).toBe(address);
    },
  );

  it.each([
    ["http://cdn.example.com/a.jpg", /https/],
    ["ftp://cdn.example.com/a.jpg", /https/],
    ["file:///etc/passwd", /https/],
    ["kurta", /not a web URL/],
    ["https://user@cdn.example.com/a.jpg", /user name/],
    ["https://cdn.example.com:8443/a.jpg", /port/],
    ["https://127.0.0.1/a.jpg", /private network/],
    ["https://2130706433/a.jpg", /private network/],
    ["https://0x7f.1/a.jpg", /private network/],
    ["https://0177.0.0.1/a.jpg", /private network/],
    ["https://[::1]/a.jpg", /private network/],
    ["https://[::ffff:169.254.169.254]/latest/meta-data", /private network/],
  ])("refuses %s", (address, reason) => {
    expect(() => fetchableAddress(address)).toThrow(reason);
  });
});

describe("publicLookup", () => {
  const resolve = (isAllowed: (ip: string) => boolean, all: boolean) =>
    new Promise((done) => publicLookup(isAllowed)("localhost", { all }, (...given) => done(given)));

  it("returns nothing for a name that resolves to this machine", async () => {
    expect(await new Promise((done) => publicLookup()("localhost", {}, (error) => done(error)))).toMatchObject({
      name: "PrivateHost",
    });
  });

  it("returns the checked addresses, one or all as requested", async () => {
    const checked: string[] = [];
    const note = (ip: string) => checked.push(ip) > 0;
    const [none, found] = (await resolve(note, true)) as [null, { address: string }[]];
    expect(none).toBeNull();
    expect(found.map(({ address }) => address)).toEqual(checked);
    expect(await resolve(() => true, false)).toEqual([null, checked[0], expect.any(Number)]);
  });

  it("refuses a name when even one of its addresses is not public", async () => {
    let asked = 0;
    const [error] = (await resolve(() => asked++ > 0, true)) as [Error];
    expect(error.name).toBe("PrivateHost");
  });
});
