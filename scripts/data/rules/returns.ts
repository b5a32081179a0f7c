import { openReturnStatuses, returnStatusesThat } from "@/lib/return/status";
import { joined, type Rule, unless, unlike, whole } from "./rule";

const standing = returnStatusesThat(({ stands }) => stands);
const received = returnStatusesThat(({ isReceived }) => isReceived);

const negative = (field: string) => ({ $set: { [field]: { $multiply: [`$${field}`, -1] } } });

/** The pieces that each standing return has of a line of an order, less what was bought of it. */
const tooManyPieces = [
  { $match: { status: { $in: standing } } },
  { $unwind: "$lines" },
  { $project: { _id: "$lines.lineId", pieces: { $ifNull: ["$lines.received", "$lines.quantity"] } } },
  {
    $unionWith: {
      coll: "orders",
      pipeline: [
        { $match: { "returns.0": { $exists: true } } },
        { $unwind: "$cartItems" },
        { $project: { _id: "$cartItems._id", pieces: { $multiply: ["$cartItems.quantity", -1] } } },
      ],
    },
  },
  { $group: { _id: "$_id", pieces: { $sum: "$pieces" } } },
  { $match: { pieces: { $gt: 0 } } },
  { $set: { amount: 0 } },
];

/** What returns say has arrived of their money, less what the orders say that were paid, by the order. */
const differentMoney = [
  { $match: { refunded: { $gt: 0 } } },
  { $project: { _id: "$paidOrderId", amount: "$refunded" } },
  {
    $unionWith: {
      coll: "orders",
      pipeline: [
        { $match: { $or: [{ refundedAmount: { $gt: 0 } }, { "returnRefunds.0": { $exists: true } }] } },
        {
          $project: {
            amount: {
              $add: [{ $ifNull: ["$refundedAmount", 0] }, { $sum: { $ifNull: ["$returnRefunds.byHand", []] } }],
            },
          },
        },
        negative("amount"),
      ],
    },
  },
  { $group: { _id: "$_id", amount: { $sum: "$amount" } } },
  { $match: { amount: { $ne: 0 } } },
  { $set: { pieces: 0 } },
];

/** The pieces that came back for money by product, less what the sums of the days have of them. */
const differentPieces = [
  { $match: { status: { $in: received } } },
  { $unwind: "$lines" },
  { $match: { "lines.exchangeSize": null } },
  { $project: { _id: "$lines.productId", pieces: { $ifNull: ["$lines.received", 0] } } },
  {
    $unionWith: {
      coll: "orders",
      pipeline: [
        { $match: { exchangeOf: { $type: "objectId" }, orderStatus: "Rejected" } },
        { $unwind: "$cartItems" },
        { $project: { _id: "$cartItems.productId", pieces: "$cartItems.quantity" } },
      ],
    },
  },
  {
    $unionWith: {
      coll: "productsales",
      pipeline: [
        { $match: { returned: { $gt: 0 } } },
        { $project: { _id: "$productId", pieces: "$returned" } },
        negative("pieces"),
      ],
    },
  },
  { $group: { _id: "$_id", pieces: { $sum: "$pieces" } } },
  { $match: { pieces: { $ne: 0 } } },
  { $set: { amount: 0 } },
];

export const returnRules: readonly Rule[] = [
  {
    fault: "an amount or a number of pieces is negative or no whole number",
    collection: "returns",
    broken: unlike({
      refundAmount: whole,
      refundedFees: whole,
      refunded: whole,
      lines: { items: { properties: { quantity: { ...whole, minimum: 1 }, paid: whole, restocked: whole } } },
    }),
  },
  {
    fault: "more has arrived than it refunds, or it counts as refunded and not all of it has",
    collection: "returns",
    broken: unless({
      $and: [
        { $lte: ["$refunded", "$refundAmount"] },
        { $or: [{ $ne: ["$refundStatus", "Refunded"] }, { $eq: ["$refunded", "$refundAmount"] }] },
      ],
    }),
  },
  {
    fault: "it is neither open nor its money settled or under way",
    collection: "returns",
    broken: [
      { $match: { refundStatus: "Waiting", status: { $nin: openReturnStatuses.filter((one) => one !== "Received") } } },
    ],
  },
  {
    fault: "so many more pieces of this line are returned than were bought",
    collection: "returns",
    broken: tooManyPieces,
  },
  {
    fault: "what its returns have refunded and what it counts of that differ",
    collection: "returns",
    broken: differentMoney,
  },
  {
    fault: "the returned pieces of this product and the sums of the days differ",
    collection: "returns",
    broken: differentPieces,
  },
  {
    fault: "its returns have refunded more than was paid",
    collection: "orders",
    broken: [{ $match: { $expr: { $gt: [{ $ifNull: ["$refundedAmount", 0] }, "$totalAmount"] } } }],
  },
  {
    fault: "its order does not know it",
    collection: "returns",
    broken: [
      joined("orders", "orderId", { returns: 1 }),
      ...unless({ $in: ["$_id", { $ifNull: [{ $first: "$found.returns" }, []] }] }),
    ],
  },
];
