import { expect, test } from "vitest";
import { ageSpan, cardLine } from "./card-audience";

test("sizes that are ages are one span, in whole years", () => {
  expect(ageSpan(["4-5y", "6-7y", "10-11y"])).toBe("4 to 11 years");
  expect(ageSpan(["0-3m", "9-12m"])).toBe("0 to 1 years");
  expect(ageSpan(["3-6m", "6-9m"])).toBe("0 to 1 years");
  expect(ageSpan(["18-24m", "2-3y"])).toBe("1 to 3 years");
  expect(ageSpan(["12-18m", "3-4y"])).toBe("1 to 4 years");
  expect(ageSpan(["m", "uk-k-8"])).toBe("");
  expect(ageSpan([])).toBe("");
});

test("a card names its brand, and whom its product is for, unless it is for everyone or the page says it", () => {
  const brand = "zara";
  expect(cardLine({ brand, audience: "women", size: ["s"] })).toBe("Zara · Women");
  expect(cardLine({ brand, audience: "everyone" })).toBe("Zara");
  expect(cardLine({ brand, audience: "kids", size: ["4-5y", "10-11y"] })).toBe("Zara · Kids · 4 to 11 years");
  expect(cardLine({ brand, audience: "kids", size: ["uk-k-8"] })).toBe("Zara · Kids");
  expect(cardLine({ brand, audience: "women" }, "women")).toBe("Zara");
  expect(cardLine({ brand, audience: "kids", size: ["4-5y", "5-6y"] }, "kids")).toBe("Zara · 4 to 6 years");
  expect(cardLine({ brand, audience: "men" }, "women")).toBe("Zara · Men");
});
