import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The order that was created under a shopper's Idempotency-Key, stored for a day. */
const orderAttemptSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    paymentMethod: { type: String, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "orderattempts" },
);

orderAttemptSchema.index({ userId: 1, key: 1 }, { unique: true });
orderAttemptSchema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3600 });

export type OrderAttemptFields = InferSchemaType<typeof orderAttemptSchema>;

export const OrderAttempt = defineModel<OrderAttemptFields>("OrderAttempt", orderAttemptSchema);
