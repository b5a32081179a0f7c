import { describe, expect, it } from "vitest";
import { Email, Password, Username } from "./schema";

describe("an email", () => {
  it("is trimmed and lower-cased", () => {
    expect(Email.parse("  Asha.Rao@Example.IN ")).toBe("asha.rao@example.in");
  });

  it("loses what it was copied with", () => {
    expect(Email.parse("\u202aasha\u2011rao@example.in\u202c\u00a0")).toBe("asha-rao@example.in");
  });

  it.each([
    ["asha@bücher.example", "asha@xn--bcher-kva.example"],
    ["asha@BÜCHER.example", "asha@xn--bcher-kva.example"],
    ["asha@नमूना.भारत", "asha@xn--l2bar9dsa.xn--h2brj9c"],
    ["asha@xn--bcher-kva.example", "asha@xn--bcher-kva.example"],
  ])("may have an internationalised domain: %s", (text, stored) => {
    expect(Email.parse(text)).toBe(stored);
    expect(Email.parse(stored)).toBe(stored);
  });

  it.each(["asha@bü/x.example", "asha@ü", "asha@ü..example", "asha@bü:80.example", "asha@a@ü.example"])(
    "%j of no such domain is refused",
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );

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
    expect(Username.parse("\ufeffAsha\u00a0Rao\u2011B\u202e")).toBe("Asha Rao-B");
  });

  it.each(["a", "a".repeat(31), "asha<b>", "asha\u0000", "asha\u3164b", "asha🙂", "   ", "\u3164\u3164\u3164"])(
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
    expect(Password.safeParse("xy".repeat(36)).success).toBe(true);
    expect(Password.safeParse("xy".repeat(37)).success).toBe(false);
    expect(Password.safeParse("अआ".repeat(12)).success).toBe(true);
    expect(Password.safeParse("अआ".repeat(13)).success).toBe(false);
  });

  it("does not repeat a single character", () => {
    for (const password of ["aaaaaaaa", "00000000", "अ".repeat(9), "😀".repeat(8), " ".repeat(8)]) {
      expect(Password.safeParse(password).success, password).toBe(false);
    }
    expect(Password.safeParse("aaaaaaab").success).toBe(true);
  });
});
