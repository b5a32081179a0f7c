import { expect, test } from "vitest";
import { invalid } from "./errors";
import { issueSentence } from "./issue-sentence";

test.each([
  [
    "password",
    "is one of the most common passwords. Choose another.",
    "The password is one of the most common passwords. Choose another.",
  ],
  ["addressInfo.pincode", "must have six digits", "The PIN code must have six digits."],
  ["images.2", "must be a picture uploaded to this shop", "The images must be a picture uploaded to this shop."],
  [
    "razorpay_payment_id",
    "is not a completed payment of this order",
    "The razorpay payment ID is not a completed payment of this order.",
  ],
  [
    "Idempotency-Key",
    "must have 1 to 200 printable characters",
    "The idempotency key must have 1 to 200 printable characters.",
  ],
  ["", "The body must be a JSON object.", "The body must be a JSON object."],
  ["city", "Choose a city", "Choose a city."],
])("the issue of %j that it %j reads as a sentence", (field, reason, sentence) => {
  expect(issueSentence({ field, reason })).toBe(sentence);
});

test("an error about one field has its sentence as the message, and the field and the reason as its issue", () => {
  const { message, issues } = invalid("currentPassword", "is wrong");
  expect(message).toBe("The current password is wrong.");
  expect(issues).toEqual([{ field: "currentPassword", reason: "is wrong" }]);
});
