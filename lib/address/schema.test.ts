import { describe, expect, it } from "vitest";
import { Mobile } from "./phone";
import { AddressForm, Pincode } from "./schema";

describe("a mobile number", () => {
  it.each([
    ...["9845011223", "+91 98450 11223", "098450-11223", "+91-9845011223", " 98450 11223 ", "919845011223"],
    ...[
      "+91 098450 11223",
      "(+91) 98450-11223",
      "0091 98450 11223",
      "91 098450 11223",
      "+91.98450.11223",
      "091-98450 11223",
    ],
    ...["\u202a+91 98450 11223\u202c", "98450\u00a011223", "98450\u201111223", "९८४५०११२२३", "೯೮೪೫೦ ೧೧೨೨೩"],
  ])("%s is kept as ten digits", (text) => {
    expect(Mobile.parse(text)).toBe("9845011223");
  });

  it("may begin with the digits of the country", () => {
    expect(Mobile.parse("9198450112")).toBe("9198450112");
    expect(Mobile.parse("+91 91984 50112")).toBe("9198450112");
  });

  it.each(["1234567890", "984501122", "98450112233", "+1 9845011223", "phone", "", "٩٨٤٥٠١١٢٢٣"])(
    "%s is refused",
    (text) => {
      expect(Mobile.safeParse(text).success).toBe(false);
    },
  );
});

describe("a PIN code", () => {
  it("has six digits and does not start with 0", () => {
    expect(Pincode.safeParse("560038").success).toBe(true);
    for (const wrong of ["056003", "5600", "5600381", "56003a", "0560 038", ""])
      expect(Pincode.safeParse(wrong).success).toBe(false);
  });

  it.each(["560 038", "560-038", "560\u00a0038", "\u200b560038\ufeff", "५६००३८", "੫੬੦ ੦੩੮"])(
    "%s is six digits",
    (text) => {
      expect(Pincode.parse(text)).toBe("560038");
    },
  );
});

describe("an address", () => {
  const good = {
    address: "12 Silver Oak",
    city: "Bangalore",
    phone: "9845011223",
    pincode: "560038",
    addressType: "home",
  };

  it("is trimmed and may contain emoji and Devanagari", () => {
    expect(AddressForm.parse({ ...good, address: "  १२ सिल्वर ओक 🏠 " }).address).toBe("१२ सिल्वर ओक 🏠");
  });

  it.each([
    ["address", "abcd"],
    ["address", "x".repeat(201)],
    ["address", "12 Silver\u0000Oak"],
    ["city", " B "],
    ["name", "A"],
    ["name", "x".repeat(61)],
    ["addressType", "office"],
    ["phone", ["9845011223"]],
    ["pincode", { $gt: "" }],
  ])("refuses %s %j and names the field", (field, value) => {
    const parsed = AddressForm.safeParse({ ...good, [field]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });
});
