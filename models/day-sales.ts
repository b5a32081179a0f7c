import { type InferSchemaType, Schema } from "mongoose";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/order/status";
import { defineModel } from "./define-model";

/** What the orders of a past Indian day come to, kept so that they are added up once and not at each look. */
const daySalesSchema = new Schema(
  {
    /** Indian midnight. */
    _id: { type: Date, required: true },
    /** What changed in the day's orders up to then is in it. */
    at: { type: Date, required: true },
    /** The orders that are alike in status and payment: how many, and their total in paise. */
    rows: {
      type: [
        {
          _id: false,
          orderStatus: { type: String, enum: orderStatuses, required: true },
          paymentMethod: { type: String, enum: Object.values(paymentMethods), required: true },
          paymentStatus: { type: String, enum: paymentStatuses, required: true },
          orders: { type: Number, required: true },
          amount: { type: Number, required: true },
        },
      ],
      required: true,
    },
  },
  { collection: "daysales", versionKey: false },
);

export type DaySalesFields = InferSchemaType<typeof daySalesSchema>;

export const DaySales = defineModel<DaySalesFields>("DaySales", daySalesSchema);
