import { afterEach, describe, expect, it, vi } from "vitest";
import { preferredSize, rememberSize } from "./last-size";

function storage(items: Map<string, string>) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
}

describe("the preselected size", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the last chosen size if the product has it", () => {
    storage(new Map());
    rememberSize("xl");
    expect(preferredSize(["s", "m", "xl"])).toBe("xl");
    expect(preferredSize(["s", "m", "l"])).toBe("m");
    expect(preferredSize([])).toBeNull();
  });

  it("is remembered for each set of sizes", () => {
    storage(new Map());
    rememberSize("xl");
    rememberSize("uk-9");
    expect(preferredSize(["uk-7", "uk-8", "uk-9"])).toBe("uk-9");
    expect(preferredSize(["m", "l", "xl"])).toBe("xl");
    expect(preferredSize(["w-30", "w-32", "w-34"])).toBe("w-32");
  });

  it("is the middle size without a known last size", () => {
    storage(new Map([["size", "42"]]));
    expect(preferredSize(["xs", "s", "m", "l"])).toBe("s");
  });

  it("is the middle size where the browser stores nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    rememberSize("s");
    expect(preferredSize(["s", "m", "l"])).toBe("m");
  });
});
