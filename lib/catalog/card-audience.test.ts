import { expect, test } from "vitest";
import { ageSpan, cardAudience } from "./card-audience";

test("sizes that are ages are one span, in years from two years on", () => {
  expect(ageSpan(["4-5y", "10-11y", "6-7y"])).toBe("4 to 11 years");
  expect(ageSpan(["0-3m", "9-12m"])).toBe("0 to 12 months");
  expect(ageSpan(["3-6m", "6-9m"])).toBe("3 to 9 months");
  expect(ageSpan(["18-24m", "2-3y"])).toBe("18 months to 3 years");
  expect(ageSpan(["12-18m", "3-4y"])).toBe("1 to 4 years");
  expect(ageSpan(["m", "uk-k-8"])).toBe("");
  expect(ageSpan([])).toBe("");
});

test("a card names whom its product is for, unless it is for everyone or the page says it", () => {
  expect(cardAudience({ audience: "women", size: ["s"] })).toBe("Women");
  expect(cardAudience({ audience: "everyone" })).toBe("");
  expect(cardAudience({ audience: "kids", size: ["4-5y", "10-11y"] })).toBe("Kids · 4 to 11 years");
  expect(cardAudience({ audience: "kids", size: ["uk-k-8"] })).toBe("Kids");
  expect(cardAudience({ audience: "women" }, "women")).toBe("");
  expect(cardAudience({ audience: "kids", size: ["4-5y", "5-6y"] }, "kids")).toBe("4 to 6 years");
  expect(cardAudience({ audience: "men" }, "women")).toBe("Men");
});
