import { type Rule, unless, unlike, whole } from "./rule";

/** The database may evaluate this before the condition that there are pieces by size. */
const piecesBySize = { $objectToArray: { $ifNull: ["$stockBySize", {}] } };
const isSumOfSizes = { $eq: ["$stock", { $sum: { $map: { input: piecesBySize, in: "$$this.v" } } }] };
const hasItsSizes = { $setEquals: ["$size", { $map: { input: piecesBySize, in: "$$this.k" } }] };

/** As `availability` in lib/catalog/stock.ts. */
const isLeft = { $gt: ["$stock", 0] };
const hasSizes = { $eq: [{ $type: "$stockBySize" }, "object"] };
const hasScarcest = {
  $eq: ["$scarcest", { $cond: [hasSizes, { $min: { $map: { input: piecesBySize, in: "$$this.v" } } }, "$stock"] }],
};
/** The sizes that filters list it by: those with pieces, or all of a pool with any. */
const listedSizes = {
  $map: {
    input: { $filter: { input: { $objectToArray: { $ifNull: ["$has", {}] } }, cond: "$$this.v" } },
    in: "$$this.k",
  },
};
const sizesLeft = {
  $cond: [
    hasSizes,
    { $map: { input: { $filter: { input: piecesBySize, cond: { $gt: ["$$this.v", 0] } } }, in: "$$this.k" } },
    { $cond: [isLeft, "$size", []] },
  ],
};

export const productRules: readonly Rule[] = [
  {
    fault: "its stock or one of its prices is negative or no whole number",
    collection: "products",
    broken: unlike({ stock: whole, price: whole, saleprice: whole, pays: whole }),
  },
  {
    fault: "the pieces of one of its sizes are negative or no whole number",
    collection: "products",
    broken: unlike({ stockBySize: { bsonType: ["object", "null"], additionalProperties: whole } }),
  },
  {
    fault: "its stock is not the sum of its sizes, or they are not the sizes with a stock of their own",
    collection: "products",
    broken: [{ $match: { stockBySize: { $type: "object" } } }, ...unless({ $and: [isSumOfSizes, hasItsSizes] })],
  },
  {
    fault: "shoppers would pay neither its price nor its sale price",
    collection: "products",
    broken: unless({ $eq: ["$pays", { $cond: [{ $gt: ["$saleprice", 0] }, "$saleprice", "$price"] }] }),
  },
  {
    fault: "filters list it, or a size of it, as in stock or as low when it is not, or the other way round",
    collection: "products",
    broken: unless({ $and: [{ $eq: ["$inStock", isLeft] }, hasScarcest, { $setEquals: [listedSizes, sizesLeft] }] }),
  },
];
