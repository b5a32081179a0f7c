import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signatureFits } from "./signature";

// Computed with openssl dgst -sha256 -hmac over the texts below
const vectors = [
  {
    secret: "EnLs21M47BllR3X8PSFtjtbd",
    payload: "order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l",
    signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
  },
  {
    secret: "whsec",
    payload: '{"event":"payment.captured","note":"साड़ी"}',
    signature: "0ab6f3fc5940bc0627fdb1ea329867e64231d69d8883f9a6709efb3d7dafeaeb",
  },
];

describe("signatureFits", () => {
  it.each(vectors)("accepts the signature of $payload", ({ secret, payload, signature }) => {
    expect(signatureFits(secret, payload, signature)).toBe(true);
    expect(signatureFits(secret, payload, signature.toUpperCase())).toBe(true);
    expect(signatureFits(`${secret}x`, payload, signature)).toBe(false);
    expect(signatureFits(secret, `${payload} `, signature)).toBe(false);
  });

  it.each([undefined, null, "", "abc", 1, {}, [], "0".repeat(63), "0".repeat(65), "g".repeat(64), "é".repeat(64)])(
    "refuses %o without an error",
    (signature) => expect(signatureFits("secret", "text", signature)).toBe(false),
  );

  it("refuses a signature with one digit changed", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1 }),
        fc.nat(63),
        fc.integer({ min: 1, max: 15 }),
        (text, secret, at, by) => {
          const right = createHmac("sha256", secret).update(text).digest("hex");
          const digit = ((Number.parseInt(right.charAt(at), 16) + by) % 16).toString(16);
          expect(signatureFits(secret, text, right)).toBe(true);
          expect(signatureFits(secret, text, `${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false);
        },
      ),
    );
  });
});
