import { joined, type Rule, unless } from "./rule";

/**
 * Messages about a document that does not exist, or about one of its parts that it does not have.
 * @param index the field of the message with the index of the part, if it is about one
 */
const aboutNothing = (from: string, id: string, parts: string, index: string) => [
  { $match: { [id]: { $type: "objectId" } } },
  joined(from, id, { count: { $size: `$${parts}` } }),
  ...unless({ $gt: [{ $ifNull: [{ $first: "$found.count" }, -1] }, { $ifNull: [`$${index}`, -1] }] }),
];

export const messageRules: readonly Rule[] = [
  {
    fault: "it is about a step of an order that does not exist",
    collection: "messages",
    broken: aboutNothing("orders", "orderId", "history", "step"),
  },
  {
    fault: "it is about a step of a return that does not exist",
    collection: "messages",
    broken: aboutNothing("returns", "returnId", "history", "returnStep"),
  },
  {
    fault: "it is about an answer to a grievance that does not exist",
    collection: "messages",
    broken: aboutNothing("grievances", "grievanceId", "answers", "answer"),
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
