import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** Ids of the provider's events that were handled, stored for 30 days. */
const webhookEventSchema = new Schema(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "webhookevents" },
);

webhookEventSchema.index({ at: 1 }, { expireAfterSeconds: 30 * 24 * 3600 });

export type WebhookEventFields = InferSchemaType<typeof webhookEventSchema>;

export const WebhookEvent = defineModel<WebhookEventFields>("WebhookEvent", webhookEventSchema);
