import * as z from "zod";
import { SizeId } from "@/lib/catalog/inputs";
import { Id, line, lines, Message, Page, PageSize, Rupees, SearchText, Time } from "@/lib/http/shapes";
import { PictureUrls } from "@/lib/media/schema";
import type { ReturnEvent } from "./events";
import { returnGroupIds } from "./groups";
import {
  maxNoteLength,
  maxPictures,
  maxReferenceLength,
  maxWhyLength,
  refundStatuses,
  returnReasons,
  returnStatuses,
} from "./status";

const StatusId = z.enum(returnStatuses, { error: `must be one of ${returnStatuses.join(", ")}` });

const Step = z.object({
  at: Time,
  status: StatusId,
  why: z.string(),
  /** For admins only: the name of the user who made the change, null for the system. */
  by: z.string().nullable().optional(),
});

const ReturnLine = z.object({
  lineId: z.string(),
  productId: z.string(),
  title: z.string(),
  image: z.string(),
  size: z.string().nullable(),
  /** The size as the order has it, "UK 8"; null without one. */
  sizeLabel: z.string().nullable(),
  quantity: z.int(),
  reason: z.enum(returnReasons),
  /** The size that is sent instead; null when the money goes back. */
  exchangeSize: z.string().nullable(),
  /** That size as it was read when the return was requested. */
  exchangeSizeLabel: z.string().nullable(),
  /** What was paid for a piece. */
  paidFor: Rupees,
  /** How many pieces came back; null until then. */
  received: z.int().nullable(),
});

export const ReturnShape = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    userId: z.string(),
    status: StatusId,
    requestedAt: Time,
    lines: z.array(ReturnLine),
    note: z.string(),
    images: z.array(z.string()),
    /** Until the goods are back: what is refunded if all of it comes back. */
    refundAmount: Rupees,
    refundStatus: z.enum(refundStatuses),
    /** The order by which exchanged pieces are sent; null as long as there is none. */
    exchangeOrderId: z.string().nullable(),
    history: z.array(Step),
    /** For admins only, as the one below: where the money of a cash order goes. */
    upi: z.string().optional(),
    /** The bank's reference of the payment; "" without one. */
    refundReference: z.string().optional(),
  })
  .meta({ id: "Return" });

/** The return as the shop's own pages get it: with the events, for which they have words of their own. */
const ReturnOnPage = ReturnShape.extend({ history: z.array(Step.extend({ happened: z.custom<ReturnEvent>() })) });

const Pieces = z
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be at least 1" })
  .max(1_000_000, { error: "is too large" });

/** An empty size is none: the money goes back. */
const ExchangeSize = z.preprocess((size) => (size === "" || size === null ? undefined : size), SizeId.optional());

const RequestedLine = z.object({
  lineId: Id,
  quantity: Pieces,
  reason: z.enum(returnReasons, { error: `must be one of ${returnReasons.join(", ")}` }),
  exchangeSize: ExchangeSize.meta({ description: "The size that is sent instead; without one the money goes back" }),
});

/** Whether a text is a UPI address: name@bank. */
export const isUpi = (text: string) => /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i.test(text);

export const RequestReturn = z.object({
  orderId: Id,
  lines: z
    .array(RequestedLine, { error: "must be a list of lines" })
    .min(1, { error: "must have at least one line" })
    .max(200, { error: "must have at most 200 lines" }),
  note: lines(0, maxNoteLength).optional(),
  upi: z
    .string({ error: "must be a UPI address, name@bank" })
    .trim()
    .max(400, { error: "must be a UPI address, name@bank" })
    .optional()
    .meta({ description: "name@bank; required when a cash order gets money back, ignored otherwise" }),
  images: PictureUrls(maxPictures).optional(),
});

export const ReturnIdBody = z.object({ returnId: Id });

const RestockChoices = z.record(Id, z.boolean({ error: "must be true or false" }), {
  error: "must say true or false for lines",
});

const ReceivedLine = z.object({
  lineId: Id,
  exchangeSize: ExchangeSize,
  received: z
    .int({ error: "must be a whole number" })
    .min(0, { error: "must not be negative" })
    .max(1_000_000, { error: "is too large" }),
});

export const UpdateReturn = z
  .object({
    returnId: Id,
    status: StatusId.optional(),
    why: line(0, maxWhyLength, "a reason")
      .optional()
      .meta({ description: "Required with Declined, where the shopper reads it, and with refundWithoutReturn" }),
    restock: RestockChoices.optional().meta({
      description: "With Received: by line, whether its pieces are put back into stock; true for others",
    }),
    lines: z
      .array(ReceivedLine, { error: "must be a list of lines" })
      .max(200, { error: "must have at most 200 lines" })
      .optional()
      .meta({ description: "With Received: how many pieces of a line came back; all of others" }),
    refundWithoutReturn: z
      .boolean({ error: "must be true or false" })
      .optional()
      .meta({ description: "With Completed, from Approved: refunds as if the goods had come back" }),
    refundReference: line(2, maxReferenceLength, "the reference of the payment")
      .optional()
      .meta({ description: "Marks the money of a cash order as paid" }),
    paidAmount: z.number({ error: "must be an amount in rupees" }).optional().meta({
      description: "With refundReference: what was paid, in rupees; it is refused if something else is due",
    }),
    seen: StatusId.optional().meta({
      description: "The status that the change is based on: it is refused if that has changed since",
    }),
  })
  .refine((body) => body.status || body.refundReference, { path: ["status"], error: "is missing" })
  .refine((body) => body.status === "Received" || !body.restock, {
    path: ["restock"],
    error: "can only be sent with Received",
  })
  .refine((body) => body.status === "Received" || !body.lines, {
    path: ["lines"],
    error: "can only be sent with Received",
  })
  .refine((body) => body.refundReference || body.paidAmount === undefined, {
    path: ["paidAmount"],
    error: "can only be sent with a reference",
  })
  .refine((body) => body.why || (body.status !== "Declined" && !body.refundWithoutReturn), {
    path: ["why"],
    error: "must not be empty",
  });

export const ReturnOwnerParams = z.object({ userId: z.string() });

const ListQuery = z.object({ page: Page, limit: PageSize });

export const OwnReturnQuery = ListQuery.extend({
  orderId: Id.optional().meta({ description: "The returns of one order" }),
});

export const AdminReturnQuery = ListQuery.extend({
  status: StatusId.optional(),
  group: z
    .enum(returnGroupIds, { error: `must be one of ${returnGroupIds.join(", ")}` })
    .optional()
    .meta({ description: "Those that wait for the shop or for their money, or only those whose refund is due" }),
  q: SearchText.optional().meta({
    description: "Part of the number of the return or its order, or words of the shopper's name, email or phone",
  }),
});

const position = { total: z.int(), page: z.int(), pages: z.int() };
export const ReturnListAnswer = z.object({ returns: z.array(ReturnShape), ...position });
export const ReturnAnswer = z.object({ message: Message, return: ReturnShape });
export const ReturnListOnPage = ReturnListAnswer.extend({ returns: z.array(ReturnOnPage) });
export const ReturnAnswerOnPage = ReturnAnswer.extend({ return: ReturnOnPage });

export type ShownReturn = z.infer<typeof ReturnOnPage>;
export type RequestReturn = z.infer<typeof RequestReturn>;
export type UpdateReturn = z.infer<typeof UpdateReturn>;
export type OwnReturnQuery = z.infer<typeof OwnReturnQuery>;
export type AdminReturnQuery = z.infer<typeof AdminReturnQuery>;
export type ReturnListAnswer = z.infer<typeof ReturnListOnPage>;
export type ReturnAnswer = z.infer<typeof ReturnAnswerOnPage>;
