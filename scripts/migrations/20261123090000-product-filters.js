/** @typedef {import("mongodb").Db} Db */

const sizes = ["xs", "s", "m", "l", "xl", "xll"];

/** As `discountPercent` in lib/catalog/discount.ts when this was written. */
const percent = {
  $cond: [
    { $and: [{ $gt: ["$saleprice", 0] }, { $gt: ["$price", 0] }] },
    {
      $toInt: {
        $floor: {
          $add: [{ $multiply: [{ $divide: [{ $subtract: ["$price", "$saleprice"] }, "$price"] }, 100] }, 0.5],
        },
      },
    },
    0,
  ],
};

const isLeft = { $gt: ["$stock", 0] };

/** As `availability` in lib/catalog/stock.ts when this was written. @param {string} size */
const hasSize = (size) => ({
  $cond: [
    { $eq: [{ $type: "$stockBySize" }, "object"] },
    { $gt: [{ $ifNull: [`$stockBySize.${size}`, 0] }, 0] },
    { $and: [isLeft, { $in: [size, { $ifNull: ["$size", []] }] }] },
  ],
});
const has = Object.fromEntries(sizes.map((size) => [size, hasSize(size)]));

/**
 * Gives products what the listing filters and sorts by: the discount in percent, which sizes are in stock, and how many
 * pieces were sold, which the reconciler counts at its next run.
 * @param {Db} db
 */
export async function up(db) {
  const fields = { percent, inStock: isLeft, has, popularity: { $ifNull: ["$popularity", 0] } };
  await db.collection("products").updateMany({}, [{ $set: fields }]);
}

/** @param {Db} db */
export async function down(db) {
  const fields = { percent: 1, inStock: 1, has: 1, popularity: 1 };
  await db.collection("products").updateMany({}, { $unset: fields });
  await db.collection("bookmarks").deleteOne({ _id: /** @type {any} */ ("popularity") });
}
