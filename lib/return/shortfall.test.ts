import { describe, expect, it } from "vitest";
import { shortfallText } from "./shortfall";

const money = { quantity: 2, exchangeSize: null, paidFor: 999.5 };
const exchange = { quantity: 1, exchangeSize: "l", paidFor: 500 };

describe("the text about pieces that did not come back", () => {
  it("says what is refunded and exchanged of the others", () => {
    expect(shortfallText([money, exchange], [1, 1])).toBe(
      "2 of 3 pieces came back. ₹999.50 will be refunded and 1 piece will be exchanged. This can't be changed later.",
    );
    expect(shortfallText([money, exchange], [0, 0])).toBe(
      "0 of 3 pieces came back. Nothing will be refunded or exchanged. This can't be changed later.",
    );
  });

  it("is none when all of them came back", () => {
    expect(shortfallText([money, exchange], [2, 1])).toBeNull();
  });
});
