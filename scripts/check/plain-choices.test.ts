import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { darkPatterns } from "@/lib/settings/dark-patterns";

const sources = ["components", "app"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));
const withText = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

describe("the shop's screens", () => {
  it("are found", () => expect(sources.length).toBeGreaterThan(200));

  it("no box is ticked beforehand", () => {
    expect(withText(/defaultChecked|<Checkbox[^>]*\schecked(?!=)/)).toEqual([]);
  });

  it("no button shames whoever declines", () => {
    expect(withText(/no,? thanks|i don.t (?:want|like|need|care)|i hate|i prefer (?:to pay|full)|rather pay/i)).toEqual(
      [],
    );
  });

  it("only the reservation of a payment has a clock that runs down", () => {
    const clocks = withText(/formatCountdown/);
    expect(clocks.length).toBeGreaterThan(0);
    expect(clocks.filter((file) => !file.startsWith("components/checkout/"))).toEqual([]);
  });

  it("nothing asks for notifications, places or an installation", () => {
    expect(withText(/requestPermission|pushManager|beforeinstallprompt|geolocation/)).toEqual([]);
  });
});

describe("the operator's page on dark patterns", () => {
  it("has the thirteen of the guidelines, each with a test", () => {
    expect(new Set(darkPatterns.map(({ name }) => name)).size).toBe(13);
    expect(darkPatterns.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  const tests = darkPatterns.flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })));

  it.each(tests)("$name: $file has the test $title", ({ file, title }) => {
    expect(readFileSync(file, "utf8")).toContain(`"${title}`);
  });
});
