import { describe, expect, it } from "vitest";
import { checkPublicUrl } from "./public-url";

const env = { PUBLIC_URL: undefined, DEMO: false, VERCEL_ENV: undefined };

describe("checkPublicUrl", () => {
  it("refuses to start without a URL, except as a demo", () => {
    expect(checkPublicUrl(env).refused).toContain("PUBLIC_URL is missing");
    expect(checkPublicUrl({ ...env, DEMO: true })).toEqual({});
  });

  it("refuses it on Vercel too, except for a preview", () => {
    expect(checkPublicUrl({ ...env, VERCEL_ENV: "production" }).refused).toContain("PUBLIC_URL is missing");
    expect(checkPublicUrl({ ...env, VERCEL_ENV: "preview" })).toEqual({});
  });

  it("warns about http", () => {
    expect(checkPublicUrl({ ...env, PUBLIC_URL: "http://shop.example" }).warning).toContain("PUBLIC_URL is http");
  });

  it("accepts https without a warning", () => {
    expect(checkPublicUrl({ ...env, PUBLIC_URL: "https://shop.example" })).toEqual({});
  });
});
