import { expect, it } from "vitest";
import { requestIdOf } from "./request-id";

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

it("accepts the id of a proxy, and of nobody else", () => {
  const headers = { "x-request-id": "lb-7f.3_A9" };
  expect(requestIdOf(headers, true)).toBe("lb-7f.3_A9");
  expect(requestIdOf(headers, false)).toMatch(uuid);
});

it.each(["short", "x".repeat(65), "with space", "line\nbreak", '"quoted"', "a,b,c,d,e,f"])("refuses %j", (given) => {
  expect(requestIdOf({ "x-request-id": given }, true)).toMatch(uuid);
});

it("generates a new id each time", () => {
  expect(requestIdOf({}, true)).not.toBe(requestIdOf({}, true));
});
