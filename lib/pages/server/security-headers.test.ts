import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.mjs";

const directive = (name: string, settings: Record<string, string>, development = false) =>
  contentSecurityPolicy(settings, development)
    .split("; ")
    .find((text) => text.startsWith(`${name} `));

describe("contentSecurityPolicy", () => {
  it("allows scripts from the shop, the payment provider and the map", () => {
    expect(directive("script-src", {})).toBe(
      "script-src 'self' 'unsafe-inline' https://*.razorpay.com https://maps.googleapis.com",
    );
  });

  it("contains the hosts from the settings", () => {
    const RAZORPAY_CHECKOUT_URL = "http://127.0.0.1:4010/v1/checkout.js";
    const settings = {
      RAZORPAY_CHECKOUT_URL,
      CLOUDINARY_URL: "cloudinary://k:s@c?upload_prefix=http://127.0.0.1:4020",
    };
    for (const name of ["script-src", "connect-src", "frame-src", "form-action"]) {
      expect(directive(name, settings), name).toContain(" http://127.0.0.1:4010");
    }
    expect(directive("img-src", settings)).toContain(" http://127.0.0.1:4020");
  });

  it("contains no local server in a shop that uses none", () => {
    const settings = {
      RAZORPAY_API_URL: "https://api.razorpay.com",
      RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
      CLOUDINARY_URL: "cloudinary://k:s@cloud",
    };
    expect(contentSecurityPolicy(settings, false)).not.toMatch(/localhost|127\.0\.0\.1|unsafe-eval/);
    expect(contentSecurityPolicy(settings, true)).toMatch(/localhost/);
  });
});
