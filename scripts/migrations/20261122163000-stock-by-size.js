/** @typedef {import("mongodb").Db} Db */

const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };
const sizes = ["xs", "s", "m", "l", "xl", "xll"];
const amounts = { stock: whole, price: whole, saleprice: whole, pays: whole };
const pieces = {
  bsonType: ["object", "null"],
  properties: Object.fromEntries(sizes.map((size) => [size, whole])),
  additionalProperties: false,
};

/** The stock of a product with its own for each size is their sum. */
const isSum = {
  $or: [
    { $ne: [{ $type: "$stockBySize" }, "object"] },
    { $eq: ["$stock", { $sum: sizes.map((size) => `$stockBySize.${size}`) }] },
  ],
};

/**
 * Gives every product one pool for all sizes, and guards the pieces of sizes as the stock is guarded: no write, whoever
 * makes it, takes a size below zero or makes the stock differ from the sum of the sizes. The version of the shop before
 * this one goes on serving meanwhile: it reads and sells pools as ever, and products that it adds without the field have
 * a pool too. It doesn't know of sizes with their own stock, so the guard refuses its sale of one.
 *
 * First of two steps: the code takes a missing field for a pool. Only a later version may rely on the field.
 * @param {Db} db
 */
export async function up(db) {
  await db.collection("products").updateMany({ stockBySize: { $exists: false } }, { $set: { stockBySize: null } });
  const properties = { ...amounts, stockBySize: pieces };
  await db.command({ collMod: "products", validator: { $jsonSchema: { properties }, $expr: isSum } });
}

/**
 * Makes every product a pool again, whose stock is the sum that it has been all along; the numbers of its sizes are lost.
 * @param {Db} db
 */
export async function down(db) {
  await db.command({ collMod: "products", validator: { $jsonSchema: { properties: amounts } } });
  await db.collection("products").updateMany({ stockBySize: { $exists: true } }, { $unset: { stockBySize: "" } });
}
