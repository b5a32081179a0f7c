import { expect, it } from "vitest";
import { firstSettings } from "./first-content";
import { Settings } from "./schema";

const first = firstSettings({ cashLimit: 10_000, gstin: "" });
const store = { name: "Pune", street: "", city: "", state: "", hours: "", lat: 18.5, lng: 73.8 };

it.each([
  ["(0512) 230 4567", "(0512) 230 4567"],
  [" +91\u00a098450\u00a011223 ", "+91 98450 11223"],
  ["०८० ४१२३ ४५६७", "080 4123 4567"],
])("the phone %s of customer care is stored as %s", (phone, stored) => {
  expect(Settings.shape.care.parse({ ...first.care, phone }).phone).toBe(stored);
});

it.each(["call us", "080-", "++91 98450 11223", "1".repeat(21)])("the phone %s is refused", (phone) => {
  expect(Settings.shape.care.safeParse({ ...first.care, phone }).success).toBe(false);
});

it("a store's PIN code is stored as six digits; it may have none, and no phone", () => {
  const stores = [
    { ...store, pincode: "411 001", phone: "" },
    { ...store, pincode: "", phone: "(020) 2612 3456" },
  ];
  expect(Settings.shape.stores.parse(stores)).toMatchObject([
    { pincode: "411001", phone: "" },
    { pincode: "", phone: "(020) 2612 3456" },
  ]);
  expect(Settings.shape.stores.safeParse([{ ...store, pincode: "01100", phone: "" }]).success).toBe(false);
});

it("a GSTIN is stored without blanks, in capitals, and refused with a typo", () => {
  const gstinOf = (gstin: string) => Settings.shape.shop.safeParse({ ...first.shop, gstin }).data?.gstin;
  expect(gstinOf(" 29 aabcu 9603 r1zj ")).toBe("29AABCU9603R1ZJ");
  expect(gstinOf("29AABCU9603R1ZK")).toBeUndefined();
});
