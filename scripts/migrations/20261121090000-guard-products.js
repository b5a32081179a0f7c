/** @typedef {import("mongodb").Db} Db */

const paise = { bsonType: "number", minimum: 0, multipleOf: 1 };

/**
 * The last guard behind the rules of the code: no write, whoever makes it, takes the stock below zero or stores
 * parts of a paisa.
 * @param {Db} db
 */
export async function up(db) {
  const properties = {
    stock: { bsonType: "number", minimum: 0, multipleOf: 1 },
    price: paise,
    saleprice: paise,
    pays: paise,
  };
  await db.command({ collMod: "products", validator: { $jsonSchema: { properties } } });
}

/** @param {Db} db */
export async function down(db) {
  await db.command({ collMod: "products", validator: {} });
}
