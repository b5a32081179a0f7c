import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

const complete = { MONGODB_URI: "mongodb://127.0.0.1:27017/vastra", JWT_SECRET: "x".repeat(32) };

describe("the environment", () => {
  it("needs a database and a secret, the rest has defaults", () => {
    expect(parseEnv(complete)).toMatchObject({
      RATE_LIMIT_SCALE: 1,
      TRUST_PROXY: 0,
      RAZORPAY_API_URL: "https://api.razorpay.com",
    });
  });

  it("names every variable that is wrong, and no value", () => {
    const wrong = () => parseEnv({ JWT_SECRET: "short-secret", PUBLIC_URL: "vastra" });
    expect(wrong).toThrow(/MONGODB_URI[\s\S]*JWT_SECRET[\s\S]*PUBLIC_URL/);
    expect(wrong).not.toThrow(/short-secret/);
  });

  it("counts bytes, not characters, of the secret", () => {
    expect(() => parseEnv({ ...complete, JWT_SECRET: "अ".repeat(11) })).not.toThrow();
    expect(() => parseEnv({ ...complete, JWT_SECRET: "x".repeat(31) })).toThrow("32 bytes");
  });

  it("takes an empty variable as not set", () => {
    expect(parseEnv({ ...complete, PUBLIC_URL: " ", RATE_LIMIT_SCALE: "" }).PUBLIC_URL).toBeUndefined();
  });
});
