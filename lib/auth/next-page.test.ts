import { describe, expect, it } from "vitest";
import { nextPage, withNext } from "./next-page";

describe("nextPage", () => {
  it.each([
    ["/shop/checkout", "/shop/checkout"],
    ["/shop/account?tab=orders", "/shop/account?tab=orders"],
    ["/shop/../shop/wishlist#top", "/shop/wishlist"],
  ])("accepts %s", (next, path) => {
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
  ])("refuses %s", (next) => {
    expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull();
  });

  it("is null without the parameter", () => {
    expect(nextPage("")).toBeNull();
  });
});

it.each(["/shop/wishlist", "/shop/account?tab=orders", "/shop/listing?brand=h%26m"])(
  "%s survives the way through the login page",
  (page) => {
    const path = withNext("/auth/login", page);
    expect(path.startsWith("/auth/login?next=%2Fshop%2F")).toBe(true);
    expect(nextPage(new URL(path, "http://shop.test").search)).toBe(page);
  },
);
