import { expect, it } from "vitest";
import { cn } from "./class-names";

it("joins class names and leaves out what is not set", () => {
  expect(cn("flex gap-2", false, null, undefined, "", "mt-2")).toBe("flex gap-2 mt-2");
});
