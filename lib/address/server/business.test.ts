import { expect, it } from "vitest";
import { checkBusiness } from "./business";

const buyer = { gstin: "29AABCU9603R1ZJ", business: "Uday Traders", pincode: "560038" };
const fields = (changes: object, prefix?: string) => {
  try {
    checkBusiness({ ...buyer, ...changes }, prefix);
    return [];
  } catch (error) {
    return (error as { issues: { field: string }[] }).issues.map(({ field }) => field);
  }
};

it("takes a GSTIN with its business, of the state of the PIN code, or neither", () => {
  expect(fields({})).toEqual([]);
  expect(fields({ gstin: "", business: "" })).toEqual([]);
  expect(fields({ gstin: null, business: undefined })).toEqual([]);
  expect(fields({ pincode: "999999" }), "a PIN code of an unknown place").toEqual([]);
});

it("refuses one without the other, and one of another state", () => {
  expect(fields({ business: "" })).toEqual(["business"]);
  expect(fields({ gstin: "" }, "addressInfo.")).toEqual(["addressInfo.gstin"]);
  expect(fields({ pincode: "208001" }, "addressInfo.")).toEqual(["addressInfo.gstin"]);
});
