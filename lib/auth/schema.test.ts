import { describe, expect, it } from "vitest";
import { Email, Password, Username } from "./schema";

describe("an email", () => {
  it("is trimmed and lower-cased", () => {
    expect(Email.parse("  Asha.Rao@Example.IN ")).toBe("asha.rao@example.in");
  });

  it.each(["asha", "asha@", "@example.in", "a b@example.in", `${"a".repeat(250)}@example.in`, ""])(
    "%j is refused",
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );
});

describe("a user name", () => {
  it("is normalised and trimmed", () => {
    expect(Username.parse("  Ａsha  ")).toBe("Asha");
    expect(Username.parse("आशा राव")).toBe("आशा राव");
  });

  it.each(["a", "a".repeat(31), "asha<b>", "asha\u0000", "asha\u202e", "asha🙂", "   ", "\u3164\u3164\u3164"])(
    "%j is refused",
    (text) => {
      expect(Username.safeParse(text).success).toBe(false);
    },
  );
});

describe("a password", () => {
  it("has 8 characters to 72 bytes and is not trimmed", () => {
    expect(Password.parse("  spaces  ")).toBe("  spaces  ");
    expect(Password.safeParse("1234567").success).toBe(false);
    expect(Password.safeParse("x".repeat(72)).success).toBe(true);
    expect(Password.safeParse("x".repeat(73)).success).toBe(false);
    expect(Password.safeParse("अ".repeat(24)).success).toBe(true);
    expect(Password.safeParse("अ".repeat(25)).success).toBe(false);
  });
});
