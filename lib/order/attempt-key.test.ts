import { beforeEach, expect, test, vi } from "vitest";
import type { Address } from "@/lib/address/schema";
import { endAttempts } from "@/lib/stored-attempts";
import { beginAttempt, lostAttempt, noteAnswer, purposeOf, storedAttempt } from "./attempt-key";

const tab = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, text: string) => tab.set(key, text),
  removeItem: (key: string) => tab.delete(key),
});
beforeEach(() => tab.clear());

const cash = {
  purpose: "cash a m 2",
  method: "Cash On Delivery",
  addressId: "home",
  totalAmount: 1969,
  gift: null,
} as const;

const home: Address = {
  _id: "home",
  name: "Asha Rao",
  address: "12 Silver Oak Residency",
  city: "Bengaluru",
  state: "Karnataka",
  phone: "9845011223",
  pincode: "560038",
  gstin: "",
  business: "",
  addressType: "home",
  isDefault: false,
};

test("a retry uses the same key, after a refusal or no response", () => {
  const first = beginAttempt(cash);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt(cash).key).toBe(first.key);
  noteAnswer();
  expect(beginAttempt(cash).key).toBe(first.key);
});

test("a retry after a change of fees has the new total under the same key", () => {
  const { key } = beginAttempt(cash);
  noteAnswer();
  expect(beginAttempt({ ...cash, totalAmount: 1999 })).toEqual({ ...cash, totalAmount: 1999, key });
});

test("a different cart, address or payment method is a new attempt", () => {
  const first = beginAttempt(cash);
  expect(beginAttempt({ ...cash, purpose: "razorpay a m 2" }).key).not.toBe(first.key);
});

test("a gift, and one with another note, is a new attempt", () => {
  const purposes = [null, { note: "" }, { note: "For Meera" }].map((gift) => purposeOf(cash.method, home, [], gift));
  expect(new Set(purposes).size).toBe(3);
});

test("a corrected address is a new attempt, one that became the default is not", () => {
  const purpose = (changes: Partial<Address>) => purposeOf(cash.method, { ...home, ...changes }, [], null);
  expect(purpose({ phone: "9845011224" })).not.toBe(purpose({}));
  expect(purpose({ isDefault: true })).toBe(purpose({}));
});

test("the same items ordered again are a new order", () => {
  const first = beginAttempt(cash);
  endAttempts();
  expect(storedAttempt()).toBeNull();
  expect(beginAttempt(cash).key).not.toBe(first.key);
});

test("an attempt is unanswered from its start until a response arrives", () => {
  beginAttempt(cash);
  expect(storedAttempt()).toMatchObject({ ...cash, unanswered: true });
  noteAnswer();
  expect(storedAttempt()).toMatchObject(cash);
  expect(storedAttempt()?.unanswered).toBeUndefined();
});

test("an invalid stored value is not an attempt", () => {
  tab.set("checkoutAttempt", "{");
  expect(storedAttempt()).toBeNull();
  tab.set("checkoutAttempt", "[]");
  expect(storedAttempt()).toBeNull();
});

test("an attempt for cash without a response is remembered while others begin, until an order is placed", () => {
  const first = beginAttempt(cash);
  expect(lostAttempt()?.key).toBe(first.key);
  beginAttempt({ ...cash, purpose: "razorpay a m 2", method: "Razorpay" });
  expect(lostAttempt()?.key).toBe(first.key);
  endAttempts();
  expect(lostAttempt()).toBeNull();
  beginAttempt(cash);
  noteAnswer();
  beginAttempt({ ...cash, purpose: "cash b m 1" });
  noteAnswer();
  expect(lostAttempt(), "both were answered").toBeNull();
});
