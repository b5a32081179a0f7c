import { beforeEach, expect, test, vi } from "vitest";
import { beginAttempt, endAttempt, noteAnswer, storedAttempt } from "./attempt-key";

const tab = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, text: string) => tab.set(key, text),
  removeItem: (key: string) => tab.delete(key),
});
beforeEach(() => tab.clear());

const cash = { purpose: "cash a m 2", method: "Cash On Delivery", addressId: "home", totalAmount: 1969 } as const;

test("trying the same again uses the same key, after a refusal or no answer", () => {
  const first = beginAttempt(cash);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt(cash).key).toBe(first.key);
  noteAnswer();
  expect(beginAttempt(cash).key).toBe(first.key);
});

test("another cart, address or way of paying is another attempt", () => {
  const first = beginAttempt(cash);
  expect(beginAttempt({ ...cash, purpose: "razorpay a m 2" }).key).not.toBe(first.key);
});

test("the same things ordered once more are another order", () => {
  const first = beginAttempt(cash);
  endAttempt();
  expect(storedAttempt()).toBeNull();
  expect(beginAttempt(cash).key).not.toBe(first.key);
});

test("an attempt is unanswered from its beginning until an answer comes", () => {
  beginAttempt(cash);
  expect(storedAttempt()).toMatchObject({ ...cash, unanswered: true });
  noteAnswer();
  expect(storedAttempt()).toMatchObject(cash);
  expect(storedAttempt()?.unanswered).toBeUndefined();
});

test("what another script left there is no attempt", () => {
  tab.set("checkoutAttempt", "{");
  expect(storedAttempt()).toBeNull();
  tab.set("checkoutAttempt", "[]");
  expect(storedAttempt()).toBeNull();
});
