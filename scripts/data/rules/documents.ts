import { type Rule, unless } from "./rule";

const seriesOfNumber = { $arrayElemAt: [{ $split: ["$_id", "-"] }, 0] };

const taxed = {
  $sum: {
    $map: {
      input: "$lines",
      in: { $add: ["$$this.tax.taxable", "$$this.tax.cgst", "$$this.tax.sgst", "$$this.tax.igst"] },
    },
  },
};

/** How many numbers of a counter were left out, by `npm run skip-numbers`. */
const skipped = {
  $sum: {
    $map: { input: { $ifNull: ["$skipped", []] }, in: { $add: [{ $subtract: ["$$this.to", "$$this.from"] }, 1] } },
  },
};

export const documentRules: readonly Rule[] = [
  {
    fault: "numbers of this series are missing, or were given past the counter",
    collection: "documentcounters",
    broken: [
      // Those of grievances may be given to none: see lib/grievance/server/raise.ts.
      { $match: { _id: { $not: /^G/ } } },
      {
        $lookup: {
          from: "orderdocuments",
          let: { series: "$_id" },
          pipeline: [{ $match: { $expr: { $eq: [seriesOfNumber, "$$series"] } } }, { $count: "count" }],
          as: "made",
        },
      },
      ...unless({ $eq: [{ $add: [{ $ifNull: [{ $first: "$made.count" }, 0] }, skipped] }, "$last"] }),
    ],
  },
  {
    fault: "its total is not the sum of its lines",
    collection: "orderdocuments",
    broken: unless({ $eq: ["$total", { $sum: "$lines.amount" }] }),
  },
  {
    fault: "taxable values and taxes do not add up to its total",
    collection: "orderdocuments",
    broken: [{ $match: { "seller.gstin": { $ne: null } } }, ...unless({ $eq: ["$total", taxed] })],
  },
];
