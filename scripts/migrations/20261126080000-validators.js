import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */
/** @typedef {import("mongodb").Document} Document */

/**
 * As `validatorOf` in models/validator.ts made them when this was written; migrations run in the root of the project.
 * @type {Record<string, Document>}
 */
const validators = read("20261126080000-validators.json");

/** What 20261125200000-validators.js applied. @type {Record<string, Document>} */
const former = read("20261125200000-validators.json");

/** @param {string} name */
function read(name) {
  return JSON.parse(readFileSync(`scripts/migrations/${name}`, "utf8"));
}

/** The names of all collections. @param {Db} db */
async function namesIn(db) {
  return new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
}

/** @param {Db} db @param {Record<string, Document>} wanted */
async function apply(db, wanted) {
  const names = await namesIn(db);
  for (const [collMod, validator] of Object.entries(wanted)) {
    if (!names.has(collMod)) continue;
    await db.command({ collMod, validator, validationLevel: "moderate", validationAction: "error" });
  }
}

/**
 * Validators that know the settings, the help pages and the log of their changes. The version of the shop before this one
 * goes on serving meanwhile: all that it writes fits.
 * @param {Db} db
 */
export async function up(db) {
  await apply(db, validators);
}

/**
 * The validators from before. Collections that are new have none any more; entries of the log about them stay.
 * @param {Db} db
 */
export async function down(db) {
  const none = Object.fromEntries(Object.keys(validators).map((name) => [name, {}]));
  await apply(db, { ...none, ...former });
}
