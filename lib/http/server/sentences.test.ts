import { describe, expect, it } from "vitest";
import * as z from "zod";
import { Id, Page, PageSize } from "../shapes";
import { sentences } from "./sentences";

function reasons(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value, sentences).error?.issues.map(({ message }) => message) ?? [];
}

describe("the default message for an invalid value", () => {
  it.each([
    [z.string(), undefined, "is missing"],
    [z.string(), 5, "must be text"],
    [z.number(), "5", "must be a number"],
    [z.array(z.string()), {}, "must be a list"],
    [z.object({}), [], "must be an object"],
    [z.date(), "x", "must be of another type"],
    [z.enum(["a", "b"]), "c", "must be one of a, b"],
    [z.string().min(2), "x", "is too short"],
    [z.string().max(2), "xxx", "is too long"],
    [z.number().max(2), 3, "must be at most 2"],
    [z.int().min(2), 1, "must be at least 2"],
    [z.union([z.string(), z.number()]), null, "is not valid"],
    [z.string().regex(/a/), "b", "is not valid"],
    [z.int(), 1.5, "must be a whole number"],
  ])("case %#", (schema, value, reason) => {
    expect(reasons(schema, value)).toEqual([reason]);
  });
});

describe("pages and their size", () => {
  it.each(["0", "-1", ""])("page %j is before the first", (page) => {
    expect(reasons(Page, page)).toEqual(["must be at least 1"]);
  });

  it.each(["1.5", "x", "1e300", "NaN"])("page %j is not a whole number", (page) => {
    expect(reasons(Page, page)).toEqual(["must be a whole number"]);
  });

  it.each(["0", "101"])("a page size of %j is too small or too large", (limit) => {
    expect(reasons(PageSize, limit)).toEqual(["must be from 1 to 100"]);
  });

  it("any whole number is a page", () => {
    expect(Page.parse(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

it("an id in capitals is the same id", () => {
  expect(Id.parse("65A0F0C2D3E4B5A697887766")).toBe("65a0f0c2d3e4b5a697887766");
  expect(reasons(Id, 5)).toEqual(["must be an id of 24 hexadecimal digits"]);
});
