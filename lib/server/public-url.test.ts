import { describe, expect, it } from "vitest";
import { checkPublicUrl } from "./public-url";

const env = { PUBLIC_URL: undefined, DEMO: false, VERCEL: undefined };

describe("checkPublicUrl", () => {
  it("refuses to start without a URL, except as a demo", () => {
    expect(checkPublicUrl(env).refused).toContain("PUBLIC_URL is missing");
    expect(checkPublicUrl({ ...env, DEMO: true })).toEqual({});
  });

  it("warns about http, and on Vercel about a missing URL", () => {
    expect(checkPublicUrl({ ...env, PUBLIC_URL: "http://shop.example" }).warning).toContain("PUBLIC_URL is http");
    expect(checkPublicUrl({ ...env, VERCEL: "1" })).toEqual({ warning: expect.stringContaining("not set") });
  });

  it("accepts https without a warning", () => {
    expect(checkPublicUrl({ ...env, PUBLIC_URL: "https://shop.example" })).toEqual({});
  });
});
