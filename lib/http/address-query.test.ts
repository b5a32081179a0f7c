import { afterEach, describe, expect, it, vi } from "vitest";
import { changeQuery, pageOf, pageText, textOf } from "./address-query";

describe("pageOf", () => {
  it("accepts page numbers, and reads everything else as the first page", () => {
    expect(["2", "1", "1000000"].map(pageOf)).toEqual([2, 1, 1_000_000]);
    expect([null, "", "0", "-3", "two", "1e400", "1000001"].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe("pageText", () => {
  it("leaves the first page out", () => {
    expect([1, 2].map(pageText)).toEqual(["", "2"]);
  });
});

describe("textOf", () => {
  it("reads the first of several values, and null for none", () => {
    expect([undefined, "", "a", ["b", "c"], []].map(textOf)).toEqual([null, "", "a", "b", null]);
  });
});

describe("changeQuery", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("adds a step of Back for another URL only", () => {
    const pushState = vi.fn();
    vi.stubGlobal("window", {
      location: { pathname: "/admin/catalogue", search: "?tab=kinds" },
      history: { pushState },
    });
    changeQuery({ tab: "kinds", page: "" });
    expect(pushState).not.toHaveBeenCalled();
    changeQuery({ tab: "" });
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, "", "/admin/catalogue");
  });
});
