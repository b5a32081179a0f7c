import { countedCollections, shownNames } from "@/lib/media/server/references";
import type { Rule } from "./rule";

/** The records of pictures, each with how many documents of these collections show it, less what `own` says. */
const compared = (collections: readonly Parameters<typeof shownNames>[0][], own: object) => [
  { $project: { count: own, isUpload: { $literal: 1 } } },
  ...collections.map((coll) => ({
    $unionWith: { coll, pipeline: [...shownNames(coll), { $project: { _id: "$name", count: { $literal: 1 } } }] },
  })),
  { $group: { _id: "$_id", count: { $sum: "$count" }, isUpload: { $max: "$isUpload" } } },
  { $match: { isUpload: 1, count: { $ne: 0 } } },
];

/** As `isCounted` in lib/media/server/recount.ts. */
const isCounted = {
  $and: [
    { $eq: ["$claims", { $ifNull: ["$counted", 0] }] },
    { $eq: ["$used", { $gt: [{ $ifNull: ["$references", 0] }, 0] }] },
  ],
};

export const uploadRules: readonly Rule[] = [
  {
    fault: "more or fewer products and profiles show it than it says",
    collection: "uploads",
    broken: [
      { $match: { $expr: isCounted } },
      ...compared(countedCollections, { $multiply: [{ $ifNull: ["$references", 0] }, -1] }),
    ],
  },
  {
    fault: "it was removed, and something shows it",
    collection: "uploads",
    broken: [{ $match: { state: "removed" } }, ...compared([...countedCollections, "orders"], { $literal: 0 })],
  },
];
