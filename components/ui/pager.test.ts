import { expect, it } from "vitest";
import { Pager } from "./pager";

it("is left out of a single page, and as long as the pages are unknown", () => {
  const isShown = (page: number, pages: number) => Pager({ page, pages, onTurn: () => {} }) !== null;
  expect(isShown(1, 1)).toBe(false);
  expect(isShown(2, 0), "a list that could not be loaded").toBe(false);
  expect(isShown(1, 2)).toBe(true);
  expect(isShown(2, 1), "the way back").toBe(true);
});
