import { Types } from "mongoose";
import { formerAccountId } from "@/lib/former-account";

// Expressions of pipelines that take a person out of orders and returns.

/** The id that all former shoppers share. */
export const withoutAccount = new Types.ObjectId(formerAccountId);

/** The steps of a history, those of the account as of a former shopper; of admins they stay. */
export const stepsWithout = (id: Types.ObjectId) => ({
  $map: {
    input: "$history",
    in: {
      $mergeObjects: ["$$this", { by: { $cond: [{ $eq: ["$$this.by", id] }, withoutAccount, "$$this.by"] } }],
    },
  },
});

/** Of the search words, those that are ends of the order's number: see `orderWords`. @param orderId a field path */
export const numberWords = (orderId: string) => {
  const number = { $toString: orderId };
  const length = { $strLenCP: "$$word" };
  const end = { $substrCP: [number, { $max: [0, { $subtract: [24, length] }] }, length] };
  return {
    $filter: {
      input: { $ifNull: ["$searchWords", []] },
      as: "word",
      cond: { $and: [{ $gte: [length, 3] }, { $lte: [length, 8] }, { $eq: ["$$word", end] }] },
    },
  };
};
