import { beforeEach, expect, test } from "vitest";
import { beginAttempt, endAttempt, keptAttempt, noteAnswer } from "./attempt-key";

/** What a tab keeps, without a browser. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const cash = { purpose: "cash a m 2", method: "Cash On Delivery", addressId: "home", totalAmount: 1969 } as const;
let tab = storage();

beforeEach(() => {
  tab = storage();
});

test("trying the same again uses the same key, after a refusal or no answer", () => {
  const first = beginAttempt(tab, cash);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt(tab, cash).key).toBe(first.key);
  noteAnswer(tab);
  expect(beginAttempt(tab, cash).key).toBe(first.key);
});

test("another cart, address or way of paying is another attempt", () => {
  const first = beginAttempt(tab, cash);
  expect(beginAttempt(tab, { ...cash, purpose: "razorpay a m 2" }).key).not.toBe(first.key);
});

test("the same things ordered once more are another order", () => {
  const first = beginAttempt(tab, cash);
  endAttempt(tab);
  expect(keptAttempt(tab)).toBeNull();
  expect(beginAttempt(tab, cash).key).not.toBe(first.key);
});

test("an attempt is unanswered from its beginning until an answer comes", () => {
  beginAttempt(tab, cash);
  expect(keptAttempt(tab)).toMatchObject({ ...cash, unanswered: true });
  noteAnswer(tab);
  expect(keptAttempt(tab)).toMatchObject(cash);
  expect(keptAttempt(tab)?.unanswered).toBeUndefined();
});

test("what another script left there is no attempt", () => {
  tab.setItem("checkoutAttempt", "{");
  expect(keptAttempt(tab)).toBeNull();
  tab.setItem("checkoutAttempt", "[]");
  expect(keptAttempt(tab)).toBeNull();
});
