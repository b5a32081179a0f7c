import type { Rule } from "./rule";

/** Matches what does not belong to an account. */
const ownerless = [
  {
    $lookup: {
      from: "users",
      localField: "userId",
      foreignField: "_id",
      as: "user",
      pipeline: [{ $project: { _id: 1 } }],
    },
  },
  { $match: { user: [] } },
];

/** Matches values of a field that several documents have, whatever their case. */
const repeated = (field: string) => [
  { $group: { _id: { $toLower: `$${field}` }, documents: { $sum: 1 } } },
  { $match: { documents: { $gt: 1 } } },
];

export const accountRules: readonly Rule[] = [
  { fault: "several accounts have this e-mail address", collection: "users", broken: repeated("email") },
  { fault: "several accounts have this username", collection: "users", broken: repeated("usernameKey") },
  ...["carts", "wishlists", "addressbooks", "profiles", "orders", "returns"].map((collection) => ({
    fault: "its account does not exist",
    collection,
    broken: ownerless,
  })),
];
