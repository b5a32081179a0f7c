import type { Document } from "mongodb";
import type { Schema } from "mongoose";

/** What the database checks of a collection, or doesn't, beside what follows from its schema. */
interface Extras {
  /** Required fields that a migration has added: older versions insert documents without them. */
  backfilled: readonly string[];
  /** Further keywords of $jsonSchema, by field. */
  properties?: Readonly<Record<string, Document>>;
  /** A condition across several fields. */
  expression?: Document;
}

/** Paise, or pieces. */
const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };

const products = {
  backfilled: ["percent", "inStock", "scarcest", "has", "popularity", "rating"],
  properties: {
    stock: whole,
    price: whole,
    saleprice: whole,
    pays: whole,
    has: { bsonType: "object", additionalProperties: { bsonType: "bool" } },
    facts: { bsonType: "object", additionalProperties: { bsonType: "string" } },
    stockBySize: {
      bsonType: ["object", "null"],
      additionalProperties: whole,
    },
  },
  // The stock of a product with its own for each size is their sum.
  expression: {
    $or: [
      { $ne: [{ $type: "$stockBySize" }, "object"] },
      { $eq: ["$stock", { $sum: { $map: { input: { $objectToArray: "$stockBySize" }, in: "$$this.v" } } }] },
    ],
  },
} satisfies Extras;

const extras: Readonly<Record<string, Extras>> = { products, unmatchedpayments: { backfilled: ["lastCheckedAt"] } };

/**
 * The validator of a collection: what MongoDB checks of every document that is written, whoever writes it. It follows
 * from the mongoose schema: required fields, types, and the values of states. Other fields are allowed.
 */
export function validatorOf(collectionName: string, schema: Pick<Schema, "toJSONSchema">): Document {
  const json = schema.toJSONSchema({ useBsonType: true });
  const extra = extras[collectionName];
  if (!extra) return { $jsonSchema: json };
  for (const [field, keywords] of Object.entries(extra.properties ?? {}))
    Object.assign(json.properties[field], keywords);
  json.required = json.required.filter((field: string) => !extra.backfilled.includes(field));
  return { $jsonSchema: json, ...(extra.expression && { $expr: extra.expression }) };
}
