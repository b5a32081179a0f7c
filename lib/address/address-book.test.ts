import { describe, expect, it } from "vitest";
import { addEntry, changeEntry, maxAddresses, removeEntry } from "./address-book";
import type { Address, AddressForm } from "./schema";

const form: AddressForm = {
  address: "12 Silver Oak",
  city: "Bangalore",
  phone: "9845011223",
  pincode: "560038",
  addressType: "home",
};

const noBusiness = { gstin: "", business: "" };

function bookOf(count: number): Address[] {
  let book: Address[] = [];
  for (let i = 0; i < count; i++) book = addEntry(book, `id${i}`, form);
  return book;
}

const defaults = (book: Address[]) => book.filter((entry) => entry.isDefault).map((entry) => entry._id);

describe("an address book", () => {
  it("always has exactly one default address unless it is empty", () => {
    expect(defaults(bookOf(3))).toEqual(["id0"]);
    expect(defaults(addEntry(bookOf(2), "new", { ...form, isDefault: true }))).toEqual(["new"]);
    expect(defaults(changeEntry(bookOf(3), "id2", { ...form, isDefault: true }))).toEqual(["id2"]);
    expect(defaults(removeEntry(bookOf(3), "id0"))).toEqual(["id1"]);
    expect(defaults(changeEntry(bookOf(2), "id0", { ...form, isDefault: false }))).toEqual(["id0"]);
  });

  it("keeps name, state and default when they are omitted", () => {
    const book = addEntry([], "a", { ...form, name: "Asha Rao", state: "Karnataka" });
    expect(changeEntry(book, "a", { ...form, city: "Mysuru" })).toEqual([
      { ...form, ...noBusiness, _id: "a", name: "Asha Rao", city: "Mysuru", state: "Karnataka", isDefault: true },
    ]);
    expect(changeEntry(book, "a", { ...form, name: "" })).toMatchObject([{ name: "" }]);
    const ofBusiness = { gstin: "29AABCU9603R1ZJ", business: "Uday Traders" };
    const named = changeEntry(book, "a", { ...form, ...ofBusiness });
    expect(changeEntry(named, "a", form)).toMatchObject([ofBusiness]);
    expect(changeEntry(named, "a", { ...form, ...noBusiness })).toMatchObject([noBusiness]);
  });

  it("has at most 20 addresses", () => {
    expect(bookOf(maxAddresses)).toHaveLength(20);
    expect(() => bookOf(maxAddresses + 1)).toThrow("Delete one");
  });

  it("does not find an address of another user", () => {
    expect(() => changeEntry(bookOf(1), "other", form)).toThrow("does not exist");
    expect(() => removeEntry(bookOf(1), "other")).toThrow("does not exist");
  });
});
