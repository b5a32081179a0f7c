import { oldSizes } from "../stock";

/** The pieces of each size as a list of `k` and `v`; empty for a pool. */
const piecesBySize = {
  $cond: [{ $eq: [{ $type: "$stockBySize" }, "object"] }, { $objectToArray: "$stockBySize" }, []],
};

/** Whether there are pieces of each size: those of the size itself, or those of the pool for all sizes of the product. */
const inSizes = {
  $cond: [
    { $eq: [{ $type: "$stockBySize" }, "object"] },
    { $map: { input: piecesBySize, in: { k: "$$this.k", v: { $gt: ["$$this.v", 0] } } } },
    { $map: { input: "$size", in: { k: "$$this", v: { $gt: ["$stock", 0] } } } },
  ],
};

/** The sizes that the version before other sizes knew have a flag in any case. */
const none = Object.fromEntries(oldSizes.map((id) => [id, false]));

/** As availability in lib/catalog/stock.ts, of the stored fields; in the order of the stored flags. */
const has = { $mergeObjects: [none, { $arrayToObject: [inSizes] }] };

/** The pieces of the size with the fewest; the null of a pool, which has no sizes, becomes all of its pieces. */
const scarcest = {
  $ifNull: [
    {
      $min: {
        $map: {
          input: piecesBySize,
          in: "$$this.v",
        },
      },
    },
    "$stock",
  ],
};

/** As availability in lib/catalog/stock.ts, of the stored fields. */
const availabilityExpression = { inStock: { $gt: ["$stock", 0] }, has, scarcest };

/**
 * The update of a product that adds pieces to fields of its stock, or takes some where negative. It writes what filters
 * read of the stock too, which changes when the last piece goes or the first comes back.
 */
export function stockChange(increments: Readonly<Record<string, number>>) {
  const sums = Object.entries(increments).map(([field, by]) => [field, { $add: [`$${field}`, by] }]);
  return [{ $set: Object.fromEntries(sums) }, { $set: availabilityExpression }];
}
