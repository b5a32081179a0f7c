import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */
/** @typedef {import("mongodb").Document} Document */

/**
 * As `validatorOf` in models/validator.ts made them when this was written, and those before it; migrations run in the root
 * of the project.
 * @param {string} time of the migration
 * @returns {Record<string, Document>}
 */
const validatorsOf = (time) => JSON.parse(readFileSync(`scripts/migrations/${time}-validators.json`, "utf8"));

/** @param {Db} db @param {Record<string, Document>} validators */
async function apply(db, validators) {
  const names = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const [collMod, validator] of Object.entries(validators)) {
    if (!names.has(collMod)) continue;
    await db.command({ collMod, validator, validationLevel: "moderate", validationAction: "error" });
  }
}

/**
 * Orders may be gifts, with a note. Nothing is read for it, and all that the version before writes fits.
 * @param {Db} db
 */
export async function up(db) {
  await apply(db, validatorsOf("20261125220000"));
}

/** @param {Db} db */
export async function down(db) {
  await apply(db, validatorsOf("20261125200000"));
}
