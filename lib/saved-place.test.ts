import { expect, it } from "vitest";
import { placeIn } from "./saved-place";

it.each([
  ["560038 Bengaluru", { pincode: "560038", city: "Bengaluru" }],
  ["400703 Navi Mumbai", { pincode: "400703", city: "Navi Mumbai" }],
  ["560038", { pincode: "560038", city: "" }],
  ["060038 Nowhere", null],
  ["56003 Bengaluru", null],
  ["", null],
])("%o is stored for %o", (text, place) => expect(placeIn(text)).toEqual(place));
