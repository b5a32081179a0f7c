import type { Rule } from "./rule";

export const messageRules: readonly Rule[] = [
  {
    fault: "it is about a step of an order that does not exist",
    collection: "messages",
    broken: [
      { $match: { orderId: { $exists: true } } },
      {
        $lookup: {
          from: "orders",
          localField: "orderId",
          foreignField: "_id",
          as: "orders",
          pipeline: [{ $project: { steps: { $size: "$history" } } }],
        },
      },
      {
        $match: {
          $expr: { $not: [{ $gt: [{ $ifNull: [{ $first: "$orders.steps" }, 0] }, { $ifNull: ["$step", 0] }] }] },
        },
      },
    ],
  },
  {
    fault: "it is about a step of a return that does not exist",
    collection: "messages",
    broken: [
      { $match: { returnId: { $type: "objectId" } } },
      {
        $lookup: {
          from: "returns",
          localField: "returnId",
          foreignField: "_id",
          as: "returns",
          pipeline: [{ $project: { steps: { $size: "$history" } } }],
        },
      },
      {
        $match: {
          $expr: {
            $not: [{ $gt: [{ $ifNull: [{ $first: "$returns.steps" }, 0] }, { $ifNull: ["$returnStep", 0] }] }],
          },
        },
      },
    ],
  },
  {
    fault: "it is about an answer to a grievance that does not exist",
    collection: "messages",
    broken: [
      { $match: { grievanceId: { $type: "objectId" } } },
      {
        $lookup: {
          from: "grievances",
          localField: "grievanceId",
          foreignField: "_id",
          as: "grievances",
          pipeline: [{ $project: { answers: { $size: "$answers" } } }],
        },
      },
      {
        $match: {
          $expr: {
            $not: [{ $gt: [{ $ifNull: [{ $first: "$grievances.answers" }, -1] }, { $ifNull: ["$answer", -1] }] }],
          },
        },
      },
    ],
  },
  {
    fault: "its state and its times contradict each other",
    collection: "messages",
    broken: [
      {
        $match: {
          $nor: [
            { state: "waiting", nextTryAt: { $type: "date" }, sentAt: { $exists: false } },
            { state: "sent", nextTryAt: { $exists: false }, sentAt: { $type: "date" } },
            { state: { $in: ["failed", "expired"] }, nextTryAt: { $exists: false }, sentAt: { $exists: false } },
          ],
        },
      },
    ],
  },
];
