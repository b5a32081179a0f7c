import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The counters of the rate limiter, which reads and writes the collection itself; this schema defines the indexes. */
const rateLimitSchema = new Schema(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date },
  },
  { collection: "ratelimits" },
);

rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export type RateLimitFields = InferSchemaType<typeof rateLimitSchema>;

export const RateLimit = defineModel<RateLimitFields>("RateLimit", rateLimitSchema);
