import { describe, expect, it } from "vitest";
import { readablePath } from "./readable-request";

describe("making a path decodable", () => {
  it.each([
    ["/api/%", "/api/%25"],
    ["/shop/product/%E0%A4%A", "/shop/product/%25E0%25A4%25A"],
    ["/api/shop/cart/x/%FF", "/api/shop/cart/x/%25FF"],
    ["/%zz/%2", "/%25zz/%252"],
    ["/%?q=%", "/%25?q=%"],
    ["*", "/*"],
    ["example.in:443", "/example.in:443"],
  ])("changes %s to %s", (sent, read) => {
    expect(readablePath(sent)).toBe(read);
    expect(() => decodeURIComponent(readablePath(sent).split("?")[0] ?? "")).not.toThrow();
  });

  it.each(["/shop/home", "/shop/listing?category=%E0%A4%A", "/%E0%A4%95%20%25/x", "/"])("keeps %s as it is", (sent) => {
    expect(readablePath(sent)).toBe(sent);
  });
});
