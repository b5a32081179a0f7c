import { type InferSchemaType, Schema } from "mongoose";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/order/status";
import { defineModel } from "./define-model";

/** The order sums of a past day in Indian time, stored so that they are calculated once and not for every request. */
const daySalesSchema = new Schema(
  {
    /** Indian midnight. */
    _id: { type: Date, required: true },
    /** Includes all changes of the day's orders up to this time. */
    at: { type: Date, required: true },
    /** The number and total, in paise, of the orders with the same status and payment. */
    rows: {
      type: [
        {
          _id: false,
          orderStatus: { type: String, enum: orderStatuses, required: true },
          paymentMethod: { type: String, enum: Object.values(paymentMethods), required: true },
          paymentStatus: { type: String, enum: paymentStatuses, required: true },
          orders: { type: Number, required: true },
          amount: { type: Number, required: true },
          exchangeOf: { type: Boolean },
          refundedAmount: { type: Number },
        },
      ],
      required: true,
    },
  },
  { collection: "daysales", versionKey: false },
);

export type DaySalesFields = InferSchemaType<typeof daySalesSchema>;

export const DaySales = defineModel<DaySalesFields>("DaySales", daySalesSchema);
