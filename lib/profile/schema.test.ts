import { expect, test } from "vitest";
import { EditProfile } from "./schema";

const reasons = (body: object) =>
  EditProfile.safeParse(body).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("omitted fields stay omitted, so that they keep their values", () => {
  expect(EditProfile.parse({ fullname: " Meera  Krishnan " })).toEqual({ fullname: "Meera  Krishnan" });
  expect(EditProfile.parse({})).toEqual({});
});

test("an empty text clears every field", () => {
  const nothing = { fullname: "", phone: "", gender: "", dob: "", location: "", avatar: "" };
  expect(EditProfile.parse(nothing)).toEqual(nothing);
});

test("a mobile number is kept as its ten digits", () => {
  expect(EditProfile.parse({ phone: "+91 98450-11223" })).toEqual({ phone: "9845011223" });
  expect(reasons({ phone: "12345" })).toEqual([["phone", "must have 10 digits, the first from 6 to 9"]]);
});

test("a birthday is a real day in the past", () => {
  expect(EditProfile.parse({ dob: "2000-02-29" })).toEqual({ dob: "2000-02-29" });
  expect(reasons({ dob: "2001-02-29" })).toEqual([["dob", "must be a valid date"]]);
  expect(reasons({ dob: "14-02-1994" })).toEqual([["dob", "must be a valid date"]]);
  expect(reasons({ dob: "2999-01-01" })).toEqual([["dob", "must be in the past"]]);
});

test("gender is one of the specified ids or empty", () => {
  expect(EditProfile.parse({ gender: "undefined" })).toEqual({ gender: "undefined" });
  expect(reasons({ gender: "Other" })).toHaveLength(1);
  expect(reasons({ gender: null })).toHaveLength(1);
});

test("a name is one line without control characters", () => {
  expect(reasons({ fullname: "a\u0000b" })).toEqual([["fullname", "must not contain control or invisible characters"]]);
  expect(reasons({ location: "x".repeat(101) })).toHaveLength(1);
});
