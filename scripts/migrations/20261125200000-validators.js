import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */
/** @typedef {import("mongodb").Document} Document */

/**
 * As `validatorOf` in models/validator.ts made them when this was written; migrations run in the root of the project.
 * @type {Record<string, Document>}
 */
const validators = JSON.parse(readFileSync("scripts/migrations/20261125200000-validators.json", "utf8"));

const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };
const sizes = ["xs", "s", "m", "l", "xl", "xll"];

/** What 20261122163000-stock-by-size.js made of products. */
const former = {
  $jsonSchema: {
    properties: {
      ...{ stock: whole, price: whole, saleprice: whole, pays: whole },
      stockBySize: {
        bsonType: ["object", "null"],
        properties: Object.fromEntries(sizes.map((size) => [size, whole])),
        additionalProperties: false,
      },
    },
  },
  $expr: {
    $or: [
      { $ne: [{ $type: "$stockBySize" }, "object"] },
      { $eq: ["$stock", { $sum: sizes.map((size) => `$stockBySize.${size}`) }] },
    ],
  },
};

/** The names of all collections. @param {Db} db */
async function namesIn(db) {
  return new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
}

/**
 * Lets the database itself refuse documents that the schemas of the models don't allow, whoever writes them. Nothing is
 * read for it, however many documents there are. Level "moderate": a document from before that doesn't fit can still be
 * changed, one that fits can't be changed into one that doesn't. The version of the shop before this one goes on serving
 * meanwhile: all that it writes fits.
 * @param {Db} db
 */
export async function up(db) {
  const names = await namesIn(db);
  for (const [collMod, validator] of Object.entries(validators)) {
    if (!names.has(collMod)) continue;
    await db.command({ collMod, validator, validationLevel: "moderate", validationAction: "error" });
  }
}

/** Leaves only the guard of stock and prices that there was before. @param {Db} db */
export async function down(db) {
  const names = await namesIn(db);
  for (const collMod of Object.keys(validators)) {
    if (!names.has(collMod)) continue;
    const validator = collMod === "products" ? former : {};
    await db.command({ collMod, validator, validationLevel: "strict", validationAction: "error" });
  }
}
