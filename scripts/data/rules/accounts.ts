import { Types } from "mongoose";
import { formerAccountId } from "@/lib/former-account";
import { joined, type Rule } from "./rule";

/** The account of orders and returns of former shoppers. */
const former = new Types.ObjectId(formerAccountId);

/** Matches what does not belong to an account. */
const ownerless = [joined("users", "userId", { _id: 1 }), { $match: { found: [] } }];

/** Matches values of a field that several documents have, whatever their case. */
const repeated = (field: string) => [
  { $group: { _id: { $toLower: `$${field}` }, documents: { $sum: 1 } } },
  { $match: { documents: { $gt: 1 } } },
];

/** What would say who a shopper was, by the collection. */
const personal = {
  orders: [
    { shopper: { $exists: true } },
    { attemptKeys: { $exists: true } },
    { "addressInfo.phone": { $ne: "" } },
    { "gift.note": { $gt: "" } },
    { "documents.0": { $exists: false }, "addressInfo.address": { $ne: "" } },
  ],
  returns: [{ upi: { $gt: "" } }, { note: { $gt: "" } }, { "images.0": { $exists: true } }],
};

export const accountRules: readonly Rule[] = [
  { fault: "several accounts have this email address", collection: "users", broken: repeated("email") },
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
  ...Object.entries(personal).map(([collection, some]) => ({
    fault: "its shopper has deleted the account, and it still says who that was",
    collection,
    broken: [{ $match: { userId: former, $or: some } }],
  })),
];
