import { expect, it } from "vitest";
import { numberSentence } from "./error-number";

it("shows the number of a server error, and nothing else", () => {
  expect(numberSentence(Object.assign(new Error("hidden"), { digest: "3141592653" }))).toContain("number 3141592653.");
  expect(numberSentence(new Error("in the browser"))).toBe("");
  expect(numberSentence("thrown")).toBe("");
});
