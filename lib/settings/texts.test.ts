import { expect, it } from "vitest";
import { feesText } from "./texts";

it.each([
  [
    { platform: 350, shipping: 120, freeShippingFrom: null },
    "Each order adds two flat fees: platform ₹350.00, shipping ₹120.00",
  ],
  [
    { platform: 0, shipping: 40, freeShippingFrom: 999 },
    "Each order adds one flat fee: shipping ₹40.00 (free from ₹999.00)",
  ],
  [{ platform: 20, shipping: 0, freeShippingFrom: 999 }, "Each order adds one flat fee: platform ₹20.00"],
  [{ platform: 0, shipping: 0, freeShippingFrom: null }, "No fees are added to the price"],
])("fees %o are told as %s", (fees, text) => expect(feesText(fees)).toBe(text));
