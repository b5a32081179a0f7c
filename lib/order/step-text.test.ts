import { expect, it } from "vitest";
import { stepText } from "./step-text";

it.each([
  ["Cash given back", "Cash refunded"],
  ["Money sent back", "Refunded through Razorpay"],
  ["Payment received too late, it is sent back", "The payment was received too late and is being refunded"],
  ["₹120.00 refunded by hand at Razorpay", "₹120.00 refunded manually at Razorpay"],
  ["Pending to Shipped", "Pending to Shipped"],
  ["The last one has a tear", "The last one has a tear"],
])("the recorded reason %j reads %j", (why, text) => expect(stepText(why)).toBe(text));
