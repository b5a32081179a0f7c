import type { Document } from "mongodb";
import type { Schema } from "mongoose";
import { brands, categories, colours, ids, sizes } from "@/lib/catalog/options";

/** What the database checks of a collection, or doesn't, beside what follows from its schema. */
interface Extras {
  /** Required fields that a migration has added: older versions insert documents without them. */
  backfilled: readonly string[];
  /** Further keywords of $jsonSchema, by field. */
  properties: Readonly<Record<string, Document>>;
  /** A condition across several fields. */
  expression: Document;
}

/** Paise, or pieces. */
const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };

const products: Extras = {
  backfilled: ["percent", "inStock", "scarcest", "popularity"],
  properties: {
    ...{ stock: whole, price: whole, saleprice: whole, pays: whole },
    stockBySize: {
      bsonType: ["object", "null"],
      properties: Object.fromEntries(ids(sizes).map((size) => [size, whole])),
      additionalProperties: false,
    },
  },
  // The stock of a product with its own for each size is their sum.
  expression: {
    $or: [
      { $ne: [{ $type: "$stockBySize" }, "object"] },
      { $eq: ["$stock", { $sum: ids(sizes).map((size) => `$stockBySize.${size}`) }] },
    ],
  },
};

const extras: Readonly<Record<string, Extras>> = { products };

/** The options of the catalogue. They grow with the lists alone, without a migration, so the database accepts any. */
const catalogueOptions = new Set(["", null, ...[brands, categories, colours, sizes].flatMap((list) => ids(list))]);

/**
 * The validator of a collection: what MongoDB checks of every document that is written, whoever writes it. It follows
 * from the mongoose schema: required fields, types, and the values of states. Other fields are allowed.
 */
export function validatorOf(collectionName: string, schema: Pick<Schema, "toJSONSchema">): Document {
  const json = schema.toJSONSchema({ useBsonType: true });
  withoutCatalogueOptions(json);
  const extra = extras[collectionName];
  if (!extra) return { $jsonSchema: json };
  for (const [field, keywords] of Object.entries(extra.properties)) Object.assign(json.properties[field], keywords);
  json.required = json.required.filter((field: string) => !extra.backfilled.includes(field));
  return { $jsonSchema: json, $expr: extra.expression };
}

function withoutCatalogueOptions(node: Document): void {
  if (Array.isArray(node.enum) && node.enum.every((value) => catalogueOptions.has(value))) delete node.enum;
  for (const inner of [node.items, ...Object.values(node.properties ?? {})]) if (inner) withoutCatalogueOptions(inner);
}
