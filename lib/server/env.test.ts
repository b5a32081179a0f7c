import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

const complete = { MONGODB_URI: "mongodb://127.0.0.1:27017/vastra", JWT_SECRET: "0123456789abcdef".repeat(2) };

describe("the environment", () => {
  it("requires a database and a secret; everything else has defaults", () => {
    expect(parseEnv(complete)).toMatchObject({
      RATE_LIMIT_SCALE: 1,
      TRUST_PROXY: 0,
      RAZORPAY_API_URL: "https://api.razorpay.com",
    });
  });

  it("limits the index of products by where the shop runs, unless it is told how large it may be", () => {
    const max = (variables: object) => parseEnv({ ...complete, ...variables }).INDEX_MAX_PRODUCTS;
    expect([max({}), max({ VERCEL: "1" }), max({ VERCEL: "1", INDEX_MAX_PRODUCTS: "120000" })]).toEqual([
      200_000, 50_000, 120_000,
    ]);
  });

  it("reports the name of every wrong variable, and no values", () => {
    const wrong = () => parseEnv({ JWT_SECRET: "short-secret", PUBLIC_URL: "vastra" });
    expect(wrong).toThrow(/MONGODB_URI[\s\S]*JWT_SECRET[\s\S]*PUBLIC_URL/);
    expect(wrong).not.toThrow(/short-secret/);
  });

  it("measures the secret in bytes, not characters", () => {
    expect(() => parseEnv({ ...complete, JWT_SECRET: "अआइईउऊऋएऐओऔ" })).not.toThrow();
    expect(() => parseEnv({ ...complete, JWT_SECRET: "0123456789abcdef".repeat(2).slice(1) })).toThrow("32 bytes");
  });

  it("checks form and check digit of the seller's GSTIN, and accepts it in any case", () => {
    expect(parseEnv({ ...complete, SELLER_GSTIN: " 27aapfu0939f1zv " }).SELLER_GSTIN).toBe("27AAPFU0939F1ZV");
    for (const wrong of ["27AAPFU0939F1ZW", "27AAPFU0939F1Z", "99AAPFU0939F1ZV"]) {
      expect(() => parseEnv({ ...complete, SELLER_GSTIN: wrong }), wrong).toThrow("SELLER_GSTIN must be a GSTIN");
    }
    expect(parseEnv({ ...complete, SELLER_GSTIN: "" }).SELLER_GSTIN).toBeUndefined();
  });

  it("treats an empty variable as not set", () => {
    expect(parseEnv({ ...complete, PUBLIC_URL: " ", RATE_LIMIT_SCALE: "" }).PUBLIC_URL).toBeUndefined();
  });

  it("refuses a long secret that is not random", () => {
    for (const secret of ["a".repeat(36), "password".repeat(5)]) {
      expect(() => parseEnv({ ...complete, JWT_SECRET: secret })).toThrow("JWT_SECRET must be random");
    }
  });

  it.each([
    ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
    ["RAZORPAY_KEY_SECRET", "RAZORPAY_KEY_ID"],
    ["SMTP_URL", "MAIL_FROM"],
    ["MAIL_FROM", "SMTP_URL"],
  ])("refuses %s without %s", (given, absent) => {
    const values: Record<string, string> = { SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "Shop <a@shop.example>" };
    const value = (name: string) => values[name] ?? "key";
    expect(() => parseEnv({ ...complete, [given]: value(given) })).toThrow(`  ${absent} is missing`);
    expect(() => parseEnv({ ...complete, [given]: value(given), [absent]: value(absent) })).not.toThrow();
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["TRUST_PROXY", "one"],
    ["RATE_LIMIT_SCALE", "many"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_ADDRESS_SCALE", "1,5"],
    ["COD_LIMIT_RUPEES", "lots"],
    ["COD_PENDING_LIMIT", "1.5"],
    ["INDEX_MAX_PRODUCTS", "0"],
    ["REQUIRE_ADMIN_2FA", "yes"],
    ["SMTP_URL", "mail.shop.example"],
    ["SMTP_URL", "https://mail.shop.example"],
    ["MAIL_FROM", "Vastra"],
    ["MAIL_FROM", "a@shop.example\nBcc: b@shop.example"],
  ])("explains what is wrong with %s=%s", (name, value) => {
    const wrong = () => parseEnv({ ...complete, [name]: value });
    expect(wrong).toThrow(new RegExp(`  ${name} must be `));
    expect(wrong).not.toThrow(/NaN|expected|received|Too/);
  });
});
