import { perSize, type Size } from "../options";

/** Whether there are pieces of a size: those of the size itself, or those of the pool for all sizes of the product. */
const hasSize = (id: Size) => ({
  $cond: [
    { $eq: [{ $type: "$stockBySize" }, "object"] },
    { $gt: [{ $ifNull: [`$stockBySize.${id}`, 0] }, 0] },
    { $and: [{ $gt: ["$stock", 0] }, { $in: [id, "$size"] }] },
  ],
});

/** The pieces of the size with the fewest; the null of a pool, which has no sizes, becomes all of its pieces. */
const scarcest = {
  $ifNull: [
    {
      $min: {
        $map: {
          input: { $cond: [{ $eq: [{ $type: "$stockBySize" }, "object"] }, { $objectToArray: "$stockBySize" }, []] },
          in: "$$this.v",
        },
      },
    },
    "$stock",
  ],
};

/** As availability in lib/catalog/stock.ts, of the stored fields. */
const availabilityExpression = { inStock: { $gt: ["$stock", 0] }, has: perSize(hasSize), scarcest };

/**
 * The update of a product that adds pieces to fields of its stock, or takes some where negative. It writes what filters
 * read of the stock too, which changes when the last piece goes or the first comes back.
 */
export function stockChange(increments: Readonly<Record<string, number>>) {
  const sums = Object.entries(increments).map(([field, by]) => [field, { $add: [`$${field}`, by] }]);
  return [{ $set: Object.fromEntries(sums) }, { $set: availabilityExpression }];
}
