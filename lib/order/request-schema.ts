import * as z from "zod";
import { Destination } from "@/lib/address/schema";
import { ClaimedUserId, defaultPageSize, Id, line, lines, Page, PageSize, SearchText } from "@/lib/http/shapes";
import { maxNoteLength } from "./gift";
import { orderGroupIds } from "./groups";
import { Day, OrderStatusId, PaymentStatusId, Shipment } from "./schema";
import { isSent, maxReasonLength, rejectionCauses } from "./status";

/** Either the id of a stored address or a full destination; with an id the other fields are ignored. */
export const AddressInfo = z.preprocess(
  (value) =>
    typeof value === "object" && value !== null && "addressId" in value && value.addressId
      ? { addressId: value.addressId }
      : value,
  z.union([z.object({ addressId: Id }), Destination], { error: "must be an address" }),
);

export const PlaceOrder = z.object({
  userId: ClaimedUserId,
  addressInfo: AddressInfo,
  /** The total that the shopper saw, in rupees; only compared with the total that the server calculates. */
  totalAmount: z.number({ error: "must be an amount in rupees" }).optional(),
  gift: z
    .object({ note: lines(0, maxNoteLength) })
    .nullable()
    .optional()
    .meta({
      description:
        'For a gift: a note, or "", for the packing slip, which then has no prices; null or left out for none',
    }),
});

export const OrderIdBody = z.object({ orderId: Id });

export const CapturePayment = z.object({
  orderId: Id,
  razorpay_payment_id: z.string({ error: "must be the payment's id" }).min(1).max(100),
  razorpay_order_id: z.string({ error: "must be the Razorpay order's id" }).min(1).max(100),
  razorpay_signature: z.string({ error: "must be the signature" }).min(1).max(200),
});

export const UpdateStatus = z
  .object({
    orderId: Id,
    orderStatus: OrderStatusId.optional(),
    /** "Refunded" marks cash as refunded. */
    paymentStatus: z.literal("Refunded", { error: "can only be set to Refunded" }).optional(),
    reason: line(0, maxReasonLength, "a reason")
      .optional()
      .meta({ description: "With Rejected: why, in the words that the shopper reads in the order's history" }),
    cause: z
      .enum(rejectionCauses, { error: `must be ${rejectionCauses.join(" or ")}` })
      .optional()
      .meta({ description: "With Rejected, for a Shipped order: its parcel came back undelivered" }),
    restock: z
      .record(Id, z.boolean({ error: "must be true or false" }), { error: "must say true or false for lines" })
      .optional()
      .meta({ description: "With a cause: by line, whether its pieces are put back into stock; true for others" }),
    shipment: Shipment.nullable().optional().meta({
      description: "With Shipped or Delivered, also as a correction: replaces what is stored, null removes it",
    }),
    seen: z
      .object({
        orderStatus: OrderStatusId,
        paymentStatus: PaymentStatusId,
        shipment: Shipment.nullable().optional().meta({ description: "Matters for a change of the shipment" }),
      })
      .optional()
      .meta({ description: "What the change is based on: it is refused if that has changed since" }),
  })
  .refine((body) => body.cause || !body.restock, { path: ["restock"], error: "can only be sent with a cause" })
  .refine((body) => body.orderStatus || body.paymentStatus, { path: ["orderStatus"], error: "is missing" })
  .refine((body) => body.shipment === undefined || (body.orderStatus && isSent(body.orderStatus)), {
    path: ["shipment"],
    error: "can only be set with Shipped or Delivered",
  });

export const OrderOwnerParams = z.object({ userId: z.string() });
export const OrderParams = z.object({ id: Id });
export const OrderDocumentParams = z.object({ orderId: Id });
export const OrderDocumentQuery = z.object({
  number: z
    .string({ error: "must be a single value" })
    .max(16, { error: "must have at most 16 characters" })
    .optional()
    .meta({
      description: "One of the order's documents; without it the newest invoice",
    }),
});
const OrderListQuery = z.object({ page: Page, limit: PageSize });

export const OwnOrderQuery = OrderListQuery.extend({
  q: SearchText.optional().meta({
    description: "Part of the order number",
  }),
});

export const AdminOrderQuery = OrderListQuery.extend({
  q: SearchText.optional().meta({
    description: "Part of the order number, or words of the shopper's name, email, phone or the delivery phone",
  }),
  status: OrderStatusId.optional(),
  group: z
    .enum(orderGroupIds, { error: `must be one of ${orderGroupIds.join(", ")}` })
    .optional()
    .meta({ description: "Orders that the dashboard counts, or warns of, together" }),
  /** First and last order date, in Indian time. */
  from: Day.optional(),
  to: Day.optional(),
});

/** The page size of this query. */
export function pageSizeOf(query: { limit?: number }): number {
  return query.limit ?? defaultPageSize;
}

export type AddressInfo = z.infer<typeof AddressInfo>;
export type PlaceOrder = z.infer<typeof PlaceOrder>;
export type CapturePayment = z.infer<typeof CapturePayment>;
export type UpdateStatus = z.infer<typeof UpdateStatus>;
export type AdminOrderQuery = z.infer<typeof AdminOrderQuery>;
