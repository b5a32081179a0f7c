import { Types } from "mongoose";
import { formerAccountId } from "@/lib/former-account";
import type { Rule } from "./rule";

/** The account of orders and returns of former shoppers. */
const former = new Types.ObjectId(formerAccountId);

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
  {
    fault: "its account does not exist",
    collection: "reviews",
    broken: [{ $match: { userId: { $exists: true } } }, ...ownerless],
  },
  ...["carts", "wishlists", "addressbooks", "profiles"].map((collection) => ({
    fault: "its account does not exist",
    collection,
    broken: ownerless,
  })),
  ...["orders", "returns"].map((collection) => ({
    fault: "its account does not exist, and was not deleted by its shopper",
    collection,
    broken: [{ $match: { userId: { $ne: former } } }, ...ownerless],
  })),
  {
    fault: "its shopper has deleted the account, and it still says who that was",
    collection: "orders",
    broken: [
      {
        $match: {
          userId: former,
          $or: [
            { shopper: { $exists: true } },
            { attemptKeys: { $exists: true } },
            { "addressInfo.phone": { $ne: "" } },
            { "gift.note": { $gt: "" } },
            { "documents.0": { $exists: false }, "addressInfo.address": { $ne: "" } },
          ],
        },
      },
    ],
  },
  {
    fault: "its shopper has deleted the account, and it still says who that was",
    collection: "returns",
    broken: [
      {
        $match: {
          userId: former,
          $or: [{ upi: { $gt: "" } }, { note: { $gt: "" } }, { "images.0": { $exists: true } }],
        },
      },
    ],
  },
];
