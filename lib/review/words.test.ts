import { expect, it } from "vitest";
import { reviewDay } from "./day";
import { keptSentence } from "./kept-sentence";

it.each([
  ["2026-12-03T01:00:00.000Z", "3 Dec 2026"],
  ["2026-12-31T18:30:00.000Z", "1 Jan 2027"],
  ["2026-05-09T18:29:59.000Z", "9 May 2026"],
])("%s is %s", (time, day) => expect(reviewDay(time).replaceAll("\u00a0", " ")).toBe(day));

it.each([
  ["M", "Zara", "Shirts", "You kept M in Zara shirts"],
  ["UK 8", "Nike", "Running shoes", "You kept UK 8 in Nike running shoes"],
  ["L", "Puma", "T-shirts", "You kept L in Puma T-shirts"],
])("size %s of %s %s", (size, brand, kind, sentence) => expect(keptSentence(size, brand, kind)).toBe(sentence));
