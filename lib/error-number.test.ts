import { expect, it } from "vitest";
import { numberSentence } from "./error-number";

it("names an error of the server by its number, and nothing else", () => {
  expect(numberSentence(Object.assign(new Error("hidden"), { digest: "3141592653" }))).toContain("number 3141592653.");
  expect(numberSentence(new Error("in the browser"))).toBe("");
  expect(numberSentence("thrown")).toBe("");
});
