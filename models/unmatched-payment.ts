import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** A provider payment that belongs to no order; stored until an order records it, it is refunded or it fails. */
const unmatchedPaymentSchema = new Schema(
  {
    /** The provider's id of the payment. */
    _id: { type: String, required: true },
    /** "" without one. */
    razorpayOrderId: { type: String, default: "" },
    /** Paise. */
    amount: { type: Number, required: true },
    /** Whether the payment is captured; otherwise it is still in progress. */
    captured: { type: Boolean, required: true },
    /** When a run last found it without an order. */
    lastCheckedAt: { type: Date, required: true },
  },
  { collection: "unmatchedpayments" },
);

unmatchedPaymentSchema.index({ lastCheckedAt: 1 });
unmatchedPaymentSchema.index({ captured: 1, _id: 1 });

export type UnmatchedPaymentFields = InferSchemaType<typeof unmatchedPaymentSchema>;

export const UnmatchedPayment = defineModel<UnmatchedPaymentFields>("UnmatchedPayment", unmatchedPaymentSchema);
