import { describe, expect, it } from "vitest";
import { refuseCommonPassword } from "./common-passwords";

describe("refuseCommonPassword", () => {
  it("refuses common passwords, in any case, and names the field", async () => {
    for (const password of ["12345678", "password1", "PassWord123", "iloveyou", "qwertyuiop", "sunshine1"]) {
      await expect(refuseCommonPassword(password, "newPassword"), password).rejects.toMatchObject({
        code: "invalid",
        issues: [{ field: "newPassword", reason: "is one of the most common passwords. Choose another." }],
      });
    }
  });

  it("accepts a password that is not on the list", async () => {
    for (const password of ["silver oak 12", "a password for tests", "चमकीली साड़ी", "toString", "__proto__"]) {
      await expect(refuseCommonPassword(password, "password"), password).resolves.toBeUndefined();
    }
  });
});
