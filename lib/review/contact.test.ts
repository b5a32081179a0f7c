import { expect, it } from "vitest";
import { hasContact } from "./contact";

it.each([
  "See https://deals.example/kurta",
  "look at HTTP://a.b",
  "www.mydeals.example",
  "mydeals.com has it cheaper",
  "get it on mydeals . com, or mydeals dot com",
  "mydeals (dot) in",
  "my-deals.co.in",
  "write to asha@mail.example",
  "asha @ gmail",
  "asha at gmail dot com",
  "asha [at] mail",
  "pay asha@ybl first",
  "follow @kurtasofasha",
  "call 9845011223",
  "call +91 98450 11223",
  "98450-11223",
  "(080) 2555-1234",
  "9 8 4 5 0 1 1 2 2 3",
  "9.8.4.5.0.1.1.2.2.3",
  "nine eight four five zero one one two two three",
  "nine eight 4 5 zero double one 22 three",
  "NineEightFourFiveZeroOneOneTwoTwoThree",
  "98four50oneone22three",
  "98O5O11223",
  "nau aath char paanch shunya ek ek do do teen",
  "९८४५०११२२३",
  "नौ आठ चार पांच शून्य एक एक दो दो तीन",
  "９８４５０１１２２３",
  "25551234",
  "wa.me/919845011223",
  "mydeals  \t dot   com",
])("finds how to reach somebody in %j", (text) => expect(hasContact(text)).toBe(true));

it.each([
  "",
  "Fits well, colour as in the picture. I am 5 ft 9 and took a 40.",
  "Washed it 3 times at 30 degrees, no fading.",
  "I paid 1,299 and it was 2,499 last week. Worth it.",
  "One of the two buttons came off; sent it back, got a new one in 4 days.",
  "Chest 40, waist 34, hips 42, length 29.",
  "Ordered in 2024 and again in 2025, still the same cloth.",
  "<script>alert(1)</script>",
  "Good for the office. In summer too warm.",
  "Someone at the office asked where it is from.",
  "Not even one star... two at most.",
  "Do not iron it hot, do it inside out. One iron, no more",
  "बहुत अच्छा कपड़ा है, रंग भी वैसा ही।",
  "The size 8 was tight, so I took 9 and it is fine.",
])("finds nothing in %j", (text) => expect(hasContact(text)).toBe(false));

it("looks at each text, however often it repeats what numbers and addresses begin with", () => {
  expect(hasContact("Good", "call 9845011223")).toBe(true);
  const long = (part: string) => part.repeat(2000 / part.length);
  expect(["1 ", "one ", "nineone"].filter((part) => !hasContact(long(part)))).toEqual([]);
  expect(["a", "a.", "(", "dot ", "@", "double "].filter((part) => hasContact(long(part)))).toEqual([]);
  const [letters, blanks] = ["a".repeat(20_000), " ".repeat(40_000)];
  expect(hasContact(`${letters}${blanks}a`, `${letters}${blanks}dot`)).toBe(false);
});
