import { expect, it } from "vitest";
import { site } from "../site";
import { isPublic, unchangedNames } from "./invented-names";

it("lists every placeholder of a new clone", () => {
  const found = unchangedNames();
  expect(found).toContain("legalName");
  expect(found).toContain("grievanceOfficer.phone");
  // Anything else with the domain that nobody can own is invented too.
  const addresses = JSON.stringify(site).match(/"[^"]*vastra\.example\/?[^"]+"|"[^"]+@vastra\.example"/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses.filter((one) => /https?:|@/.test(one))) {
    expect(found.map((path) => path.split(".").reduce((value: unknown, key) => Object(value)[key], site))).toContain(
      JSON.parse(address),
    );
  }
});

it("does not list what was replaced", () => {
  const care = { ...site.care, phone: "+91 512 230 1100", email: "help@shop.in" };
  const found = unchangedNames({ ...site, legalName: "Loom and Thread LLP", care });
  expect(found).not.toContain("legalName");
  expect(found.filter((path) => path.startsWith("care."))).toEqual([]);
  expect(found).toContain("address");
});

it.each([
  ["https://shop.in", true],
  ["http://localhost:3000", false],
  ["http://127.0.0.1:3000", false],
  [undefined, false],
])("a shop at %s is public: %s", (address, is) => expect(isPublic(address)).toBe(is));
