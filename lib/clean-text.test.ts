import { describe, expect, it } from "vitest";
import { cleanLine, cleanNumber, cleanText } from "./clean-text";

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
