import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */
/** @typedef {import("mongodb").Document} Document */

/**
 * As `validatorOf` in models/validator.ts made them when this was written, and those before; migrations run in the root
 * of the project.
 * @param {string} name
 * @returns {Record<string, Document>}
 */
const stored = (name) => JSON.parse(readFileSync(`scripts/migrations/${name}-validators.json`, "utf8"));

/** @param {Db} db @param {Record<string, Document>} validators */
async function apply(db, validators) {
  const names = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const [collMod, validator] of Object.entries(validators)) {
    if (!names.has(collMod)) continue;
    await db.command({ collMod, validator, validationLevel: "moderate", validationAction: "error" });
  }
}

/**
 * Products need no `has`, which a migration has added: the version before, which goes on serving meanwhile, adds them without.
 * @param {Db} db
 */
export async function up(db) {
  await apply(db, stored("20261130030000"));
}

/** @param {Db} db */
export async function down(db) {
  const former = stored("20261130020000");
  const added = Object.keys(stored("20261130030000")).filter((name) => !(name in former));
  await apply(db, { ...former, ...Object.fromEntries(added.map((name) => [name, {}])) });
}
