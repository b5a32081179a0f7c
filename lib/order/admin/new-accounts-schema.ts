import * as z from "zod";
import { Id, Message } from "@/lib/http/shapes";

/** How many orders one request rejects at most; the remaining orders are listed again. */
export const maxRejected = 500;

export const RejectOrders = z.object({
  orderIds: z
    .array(Id, { error: "must be a list of order ids" })
    .min(1, { error: "must contain at least one order id" })
    .max(maxRejected, { error: `must have at most ${maxRejected} ids` }),
});

export const RejectedAnswer = z.object({ message: Message, rejected: z.int() });

export type RejectOrders = z.infer<typeof RejectOrders>;
export type RejectedAnswer = z.infer<typeof RejectedAnswer>;
