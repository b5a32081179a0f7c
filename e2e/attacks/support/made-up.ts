import { randomBytes } from "node:crypto";

/** A made-up URL, and the headers of its request. */
export interface MadeUp {
  path: string;
  headers?: Record<string, string>;
}

/** Makes up a URL from a random value and, where needed, the id of a real product. */
type Kind = (random: string, realId: string) => MadeUp;

const anyCase = (id: string) => [...id].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)).join("");

/** Variations of existing pages that are already cached. */
const variations: Kind[] = [
  (random, id) => ({ path: `/shop/product/${id}?${random}=${random}` }),
  (random) => ({ path: `/shop/home?${random}` }),
  (random, id) => ({ path: `/shop/product/${id}?_rsc=${random}`, headers: { rsc: "1" } }),
  (random, id) => ({
    path: `/shop/product/${id}?_rsc=${random}`,
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": `/${random}` },
  }),
  (random, id) => ({ path: `/shop/product/${id}?_rsc=${random}`, headers: { rsc: "1", "next-url": "/shop/home" } }),
  (random, id) => ({
    path: `/shop/product/${id}?_rsc=${random}`,
    headers: { rsc: "1", "next-router-state-tree": encodeURIComponent(JSON.stringify([random, {}])) },
  }),
];

/** Pages that don't exist, and empty listings. */
const inventions: Kind[] = [
  (random) => ({ path: `/shop/product/${random}` }),
  (_random, id) => ({ path: `/shop/product/${anyCase(id)}` }),
  (random) => ({ path: `/shop/listing?category=${random}` }),
  (random) => ({ path: `/shop/listing?category=men&q=${random}` }),
  (random) => ({ path: `/${random}/${random}` }),
  (random) => ({ path: `/shop/product/${random}?_rsc=${random}`, headers: { rsc: "1", "next-url": `/${random}` } }),
];

export const kindsOfMadeUp = variations.length + inventions.length;

const pick = (kinds: Kind[], number: number, ids: string[]): MadeUp => {
  const kind = kinds[number % kinds.length];
  if (!kind) throw new Error("There are no kinds of made-up addresses.");
  return kind(randomBytes(12).toString("hex"), ids[number % ids.length] ?? "");
};

/** The made-up URL with this number, cycling through all kinds. @param ids of real products */
export const madeUp = (number: number, ids: string[]): MadeUp => pick([...variations, ...inventions], number, ids);

/** The same, but only for existing pages. */
export const variation = (number: number, ids: string[]): MadeUp => pick(variations, number, ids);
