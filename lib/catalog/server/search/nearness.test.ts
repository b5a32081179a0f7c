import { expect, it } from "vitest";
import { nearnessTo } from "./nearness";

/** Where each word occurs, among 100 products. */
const positions: Record<string, number[]> = {
  "title:kurta": [1, 2, 3],
  "title:ikat": [1],
  "text:linen": [4, 5],
  "text:soft": Array.from({ length: 60 }, (_, at) => at),
};
const prices = Array.from({ length: 100 }, (_, at) => (at === 3 ? 400_000 : 100_000));

/** The products from nearest to farthest. */
function nearest(words: string[], pays = 100_000): number[] {
  const nearness = nearnessTo({ id: "", words, pays }, 100, (word) => positions[word] ?? [], prices);
  return prices.map((_, at) => at).sort((one, other) => nearness(other) - nearness(one) || one - other);
}

it("products with more words in common rank higher, words of the title most", () => {
  expect(nearest(["title:kurta", "title:ikat", "text:linen"]).slice(0, 2)).toEqual([1, 2]);
  expect(nearest(["text:linen", "title:kurta"]).slice(0, 4)).toEqual([1, 2, 4, 5]);
});

it("with the same words, the nearest price ranks first", () => {
  expect(nearest(["title:kurta"]).slice(0, 3)).toEqual([1, 2, 3]);
  expect(nearest(["title:kurta"], 400_000).slice(0, 3)).toEqual([3, 1, 2]);
});

it("words that very many products or none have are ignored", () => {
  expect(nearest(["text:soft", "text:none"]).slice(0, 4)).toEqual([0, 1, 2, 4]);
  expect(nearest(["text:soft"]).at(-1)).toBe(3);
});
