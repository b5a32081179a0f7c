import mongoose from "mongoose";
import { derivedFields } from "@/lib/catalog/server/derived";
import { dayMs } from "@/lib/dates";
import type { StoredProduct } from "@/models/product";
import { readCatalogue, toStored } from "../seed/catalogue";

export const colours = [
  ...["Indigo", "Madder", "Turmeric", "Ivory", "Bottle Green"],
  ...["Charcoal", "Rose", "Sky", "Rust", "Sand"],
] as const;

/** Titles of a product: `model` is the demo's product that it varies, `series` how often that was varied before. */
export type MakeTitle = (random: () => number, model: string, series: number) => string;

const colourful: MakeTitle = (random, model, series) =>
  `${colours[Math.floor(random() * colours.length)]} ${model} ${series}`;

/** What of a product the lists of the catalogue shape. */
export type Shaped = Pick<StoredProduct, "kind" | "brand" | "facts">;
export type Vary = (shaped: Shaped) => Shaped;

/** Creates `count` products that vary the demo's in title and price, with `random` for the rest. */
export function* madeProducts(
  count: number,
  random: () => number,
  { makeTitle = colourful, vary = (shaped) => shaped }: { makeTitle?: MakeTitle; vary?: Vary } = {},
): Generator<StoredProduct, void, void> {
  const models = readCatalogue().map(toStored);
  const now = new Date();
  for (let at = 0; at < count; at++) {
    const model = models[at % models.length];
    if (!model) return;
    const { words: _, ...fields } = model;
    const title = makeTitle(random, model.title, 1 + Math.floor(at / models.length));
    const price = 20_000 + Math.floor(random() * 600) * 1_000;
    const saleprice = random() < 0.4 ? Math.floor(price * 0.7) : 0;
    const typed = {
      ...fields,
      ...vary({ kind: fields.kind, brand: fields.brand, facts: fields.facts }),
      title,
      price,
      saleprice,
      stock: random() < 0.02 ? 0 : Math.floor(random() * 120),
      stockBySize: null,
    };
    const createdAt = new Date(now.getTime() - Math.floor(random() * 365) * dayMs);
    const fixed = { popularity: Math.floor(random() * 200), version: 1, live: true, createdAt, updatedAt: now };
    yield { ...typed, ...derivedFields(typed), _id: new mongoose.Types.ObjectId(), ...fixed };
  }
}
