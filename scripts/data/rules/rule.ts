import type { Document } from "mongodb";

/** A rule that all stored data meet between any two transactions of the shop. */
export interface Rule {
  /** What is wrong with a document that breaks it. */
  fault: string;
  collection: string;
  /** Leaves the documents that break it. */
  broken: Document[];
}

/** Matches documents that do not have these properties. */
export const unlike = (properties: Document) => [{ $match: { $nor: [{ $jsonSchema: { properties } }] } }];
export const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };

/** Matches documents for which an expression is not true. */
export const unless = (expression: Document) => [{ $match: { $nor: [{ $expr: expression }] } }];

/** Joins, as `found`, the document of another collection that a field names: of it only these fields. */
export const joined = (from: string, localField: string, fields: Document) => ({
  $lookup: { from, localField, foreignField: "_id", as: "found", pipeline: [{ $project: fields }] },
});
