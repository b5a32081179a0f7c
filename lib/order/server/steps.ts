import type { Types } from "mongoose";
import { rupeesToPaise } from "@/lib/money";
import type { StoredOrder, StoredStep } from "@/models/order";
import { isEvent, type OrderEvent, wordsFor } from "../events";

type Statuses = Pick<StoredStep, "orderStatus" | "paymentStatus">;

/**
 * An entry of an order's history: what happened, the statuses that it led to, and the user who did it (null for the
 * system). `why` is written for instances of the version before, which read nothing else; the next release can leave it out.
 */
export function newStep(
  { orderStatus, paymentStatus }: Statuses,
  happened: OrderEvent,
  { at = new Date(), by = null }: { at?: Date; by?: Types.ObjectId | null } = {},
): StoredStep {
  const { event, data } = happened;
  return { at, orderStatus, paymentStatus, event, data, why: wordsFor("api", happened), by };
}

/** What happened in a step of an order's history; instances of the version before store it as a sentence. */
export function eventOf({ history, userId }: Pick<StoredOrder, "history" | "userId">, index: number): OrderEvent {
  const step = history[index];
  if (!step) throw new RangeError(`The history has no step ${index}`);
  return isEvent(step)
    ? ({ event: step.event, data: step.data } as OrderEvent)
    : readSentence(step, history[index - 1], userId);
}

/** The events without data; the first three close an order without an admin. */
const closings = ["cancelled", "timedOut", "replaced"] as const;
const payments = ["paid", "paidLate", "paidTooLate", "paidTwice", "refundedManually", "refunded"] as const;
const plain = ["placed", ...payments, "secondRefunded", "cashRefunded"] as const;

const withoutData = (event: (typeof closings | typeof plain)[number]): OrderEvent => ({ event, data: null });

/**
 * Reads the sentence of a version before events, by the same rules as the migration that turned stored ones into events.
 * Of all events that the step can be, it is the one whose words for the API are the sentence. An admin's reason for a
 * rejection can be any text: who made the step tells it from what the shop records by itself.
 */
function readSentence(
  { why, by, orderStatus: to }: StoredStep,
  before: StoredStep | undefined,
  userId: Types.ObjectId,
) {
  const from = before?.orderStatus ?? to;
  const message = why.replace(/^\w+ payment failed: /, "");
  const paise = rupeesToPaise(Number(why.replace(/[₹,]| .*/g, "")));
  const isRejection = to === "Rejected" && from !== "Rejected";
  const possible: OrderEvent[] = isRejection
    ? [
        ...(!by || by.equals(userId) ? closings.map(withoutData) : []),
        { event: "rejected", data: { from, reason: "" } },
        { event: "rejected", data: { from, reason: why } },
      ]
    : [
        ...plain.map(withoutData),
        { event: "statusSet", data: { from, to } },
        ...[false, true].flatMap((isAnother): OrderEvent[] => [
          { event: "paymentFailed", data: { isAnother, message: "" } },
          { event: "paymentFailed", data: { isAnother, message } },
        ]),
        { event: "partRefundedManually", data: { paise } },
      ];
  return (
    possible.find((event) => wordsFor("api", event) === why) ?? ({ event: "note", data: { text: why } } as OrderEvent)
  );
}
