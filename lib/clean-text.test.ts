import { describe, expect, it } from "vitest";
import { cleanLine, cleanNumber, cleanText, readNumber } from "./clean-text";

const marks = ["\u00ad", "\u200b", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2069", "\ufeff"];

describe("a pasted text", () => {
  it.each(marks)("loses the invisible mark %j, in all kinds of text", (mark) => {
    const pasted = `${mark}98450${mark} 11223${mark}`;
    for (const clean of [cleanText, cleanLine, cleanNumber]) expect(clean(pasted)).toBe("98450 11223");
  });

  it("has plain blanks", () => {
    expect(cleanText("12\u00a0Silver\u2009Oak\u3000Road\u2028Pune")).toBe("12 Silver Oak Road Pune");
  });

  it("keeps what scripts and emoji need, and line breaks", () => {
    const text = "क्‍षितिज 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿\r\n\tCotton – wash cold";
    expect(cleanText(text)).toBe(text);
  });

  it("has plain dashes in a line and in a number", () => {
    for (const clean of [cleanLine, cleanNumber]) expect(clean("9‐8‑4‒5–0—1−2－3")).toBe("9-8-4-5-0-1-2-3");
  });

  it.each([
    "०१२३४५६७८९",
    "০১২৩৪৫৬৭৮৯",
    "੦੧੨੩੪੫੬੭੮੯",
    "૦૧૨૩૪૫૬૭૮૯",
    "୦୧୨୩୪୫୬୭୮୯",
    "௦௧௨௩௪௫௬௭௮௯",
    "౦౧౨౩౪౫౬౭౮౯",
    "೦೧೨೩೪೫೬೭೮೯",
    "൦൧൨൩൪൫൬൭൮൯",
    "۰۱۲۳۴۵۶۷۸۹",
  ])("has the digits 0 to 9 in a number for %s, which stay in a name", (digits) => {
    expect(cleanNumber(digits)).toBe("0123456789");
    expect(cleanLine(digits)).toBe(digits);
  });
});

describe("a typed number", () => {
  it.each([
    ["75,000", 75_000],
    ["1,99,999", 199_999],
    ["10,00,000.50", 1_000_000.5],
    ["100,000", 100_000],
    ["1,234,567", 1_234_567],
    [" ८०.50 ", 80.5],
    ["-12.97", -12.97],
    ["0", 0],
  ])("is read from %j", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it.each([
    "1,20",
    "1,2,000",
    "0,123",
    "12,34",
    ",500",
    "1000,000",
    "1,000,00",
    "1.000,50",
    "",
    " ",
    "ten",
    "Infinity",
  ])("is not read from %j", (typed) => {
    expect(readNumber(typed)).toBe(null);
  });
});
