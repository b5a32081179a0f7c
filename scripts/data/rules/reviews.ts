import { countedReasons } from "@/lib/review/options";
import { type Rule, unless, unlike, whole } from "./rule";

/** As `isCounted` in lib/review/figures.ts. */
const counted = { $or: [{ status: "Published" }, { status: "Hidden", why: { $in: countedReasons } }] };

const when = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/** The figures of a product by what its reviews say, field by field of its `ratings`. */
const fromReviews = {
  count: { $sum: 1 },
  sum: { $sum: "$rating" },
  ...Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [`stars${stars}`, when({ $eq: ["$rating", stars] })])),
  fitSmall: when({ $eq: ["$fit", "small"] }),
  fitTrue: when({ $eq: ["$fit", "true"] }),
  fitLarge: when({ $eq: ["$fit", "large"] }),
};
const names = Object.keys(fromReviews);

/** What the reviews of each product come to, less what it says of them. */
const differentFigures = [
  { $match: counted },
  { $group: { _id: "$productId", ...fromReviews } },
  {
    $unionWith: {
      coll: "products",
      pipeline: [
        { $match: { ratings: { $type: "object" } } },
        { $project: Object.fromEntries(names.map((name) => [name, { $multiply: [`$ratings.${name}`, -1] }])) },
      ],
    },
  },
  { $group: { _id: "$_id", ...Object.fromEntries(names.map((name) => [name, { $sum: `$${name}` }])) } },
  { $match: { $or: names.map((name) => ({ [name]: { $ne: 0 } })) } },
];

/** As `averageOf` in lib/review/figures.ts. */
const [count, sum] = [{ $ifNull: ["$ratings.count", 0] }, { $ifNull: ["$ratings.sum", 0] }];
const tenths = {
  $floor: { $divide: [{ $add: [{ $multiply: [20, sum] }, count] }, { $max: [1, { $multiply: [2, count] }] }] },
};
const average = { $cond: [{ $gt: [count, 0] }, { $divide: [tenths, 10] }, 0] };

/** How many documents of a collection a review has, less what it says in one of its fields. */
const differentCount = (coll: string, filter: object, field: string) => [
  { $match: { status: { $ne: "Removed" } } },
  { $project: { of: { $multiply: [`$${field}`, -1] } } },
  {
    $unionWith: {
      coll,
      pipeline: [{ $match: filter }, { $group: { _id: "$reviewId", of: { $sum: 1 } } }],
    },
  },
  { $group: { _id: "$_id", of: { $sum: "$of" } } },
  { $match: { of: { $ne: 0 } } },
];

export const reviewRules: readonly Rule[] = [
  {
    fault: "its stars are not 1 to 5, or a number of it is negative or no whole number",
    collection: "reviews",
    broken: [
      { $match: { status: { $ne: "Removed" } } },
      ...unlike({ rating: { ...whole, minimum: 1, maximum: 5 }, helpful: whole, reports: whole }),
    ],
  },
  {
    fault: "the figures of this product and its reviews differ",
    collection: "reviews",
    broken: differentFigures,
  },
  {
    fault: "its average is not that of its ratings",
    collection: "products",
    broken: unless({ $eq: [{ $ifNull: ["$rating", 0] }, average] }),
  },
  {
    fault: "its votes and how many found it helpful differ",
    collection: "reviews",
    broken: differentCount("reviewvotes", {}, "helpful"),
  },
  {
    fault: "its open reports and their number differ",
    collection: "reviews",
    broken: differentCount("reviewreports", { isOpen: true }, "reports"),
  },
  {
    fault: "admins see it first, or don't, and it is not Pending or reported, or is",
    collection: "reviews",
    broken: unless({
      $eq: [{ $eq: ["$attention", 1] }, { $or: [{ $eq: ["$status", "Pending"] }, { $gt: ["$reports", 0] }] }],
    }),
  },
];
