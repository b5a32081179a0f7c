import { describe, expect, it } from "vitest";
import { nextPage } from "./next-page";

describe("nextPage", () => {
  it.each([
    ["/shop/checkout", "/shop/checkout"],
    ["/shop/account?tab=orders", "/shop/account?tab=orders"],
    ["/shop/../shop/wishlist#top", "/shop/wishlist"],
  ])("%s leads there", (next, path) => {
    expect(nextPage(`?ended=1&next=${encodeURIComponent(next)}`)).toBe(path);
  });

  it.each([
    "https://evil.test/",
    "//evil.test/",
    "/\\evil.test/",
    "/\t/evil.test/",
    "/..//evil.test",
    "javascript:alert(1)",
    "shop/home",
    "/auth/login?next=/auth/login",
    "/api/auth/logout",
    "",
  ])("%s is no page of ours", (next) => {
    expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull();
  });

  it("is null without the parameter", () => {
    expect(nextPage("")).toBeNull();
  });
});
