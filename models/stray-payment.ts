import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** A payment at the provider that no order carries; kept until an order does, or it was sent back or has failed. */
const strayPaymentSchema = new Schema(
  {
    /** The provider's id of the payment. */
    _id: { type: String, required: true },
    /** "" without one. */
    razorpayOrderId: { type: String, default: "" },
    /** Paise. */
    amount: { type: Number, required: true },
    /** Whether the shop has the money; else the payment is still under way. */
    captured: { type: Boolean, required: true },
    lookedAt: { type: Date, required: true },
  },
  { collection: "straypayments" },
);

strayPaymentSchema.index({ lookedAt: 1 });

export type StrayPaymentFields = InferSchemaType<typeof strayPaymentSchema>;

export const StrayPayment = defineModel<StrayPaymentFields>("StrayPayment", strayPaymentSchema);
