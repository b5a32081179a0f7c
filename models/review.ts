import { type InferSchemaType, Schema, type Types } from "mongoose";
import { type Fit, fits, type HideReason, hideReasons, storedStatuses } from "@/lib/review/options";
import { defineModel } from "./define-model";

const earlier = new Schema(
  {
    rating: { type: Number, required: true },
    title: { type: String, default: "" },
    text: { type: String, default: "" },
    /** When this was written. */
    at: { type: Date, required: true },
    /** True after an admin has hidden the review: then nobody reads this any more. */
    isHidden: { type: Boolean },
  },
  { _id: false },
);

/** What a buyer says of a product, of which there is one for each buyer and product. */
const reviewSchema = new Schema(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    /** Its writer; absent once their account is deleted. */
    userId: { type: Schema.Types.ObjectId },
    /** The first word of the writer's username. */
    name: { type: String, required: true },
    rating: { type: Number, required: true },
    title: { type: String, default: "" },
    text: { type: String, default: "" },
    /** "" where the buyer did not say, or the product has no sizes. */
    fit: { type: String, enum: [...fits, ""], default: "" },
    /** The size of the last delivered line, and how it was read; null without one. */
    size: { type: String, default: null },
    sizeLabel: { type: String, default: null },
    /** URLs of its pictures. */
    images: { type: [String], default: [] },
    status: { type: String, enum: storedStatuses, required: true },
    /** Why it is hidden; "" while it is not. */
    why: { type: String, enum: [...hideReasons, ""], default: "" },
    /** True from when it was hidden until an admin publishes it: meanwhile no change of its writer publishes it. */
    isHeld: { type: Boolean, required: true, default: false },
    /** Whether what it says now was published at some time: only then a change keeps it. */
    wasPublished: { type: Boolean, required: true, default: false },
    /** How many found it helpful: the number of its votes. */
    helpful: { type: Number, required: true, default: 0 },
    /** How many have reported it since an admin last decided. */
    reports: { type: Number, required: true, default: 0 },
    /** 1 while it is Pending or reported, else 0: admins see these first. */
    attention: { type: Number, required: true, default: 0 },
    /** When it was first written. */
    at: { type: Date, required: true },
    /** When it was last changed; absent when it never was. */
    changedAt: { type: Date },
    /** What it said before, newest first. */
    earlier: { type: [earlier], default: [] },
    reply: { type: { _id: false, text: { type: String, required: true }, at: { type: Date, required: true } } },
    /** Incremented with every change. */
    version: { type: Number, required: true, default: 1 },
    /** Search words for admins: the writer's name, the product's title, their ids. */
    searchWords: { type: [String], default: [] },
  },
  { collection: "reviews", versionKey: false },
);

// Each index with what reads by it; a test compares this with the files.
// lib/review/server/write.ts: a buyer's review of a product.
reviewSchema.index(
  { userId: 1, productId: 1 },
  { unique: true, partialFilterExpression: { userId: { $exists: true } } },
);
// lib/review/server/list.ts: the reviews of a product, in each order; of a number of stars by the orders of the rest.
reviewSchema.index({ productId: 1, status: 1, helpful: -1, at: -1, _id: -1 });
reviewSchema.index({ productId: 1, status: 1, at: -1, _id: -1 });
reviewSchema.index({ productId: 1, status: 1, rating: -1, at: -1, _id: -1 });
reviewSchema.index({ productId: 1, status: 1, rating: 1, at: -1, _id: -1 });
reviewSchema.index({ productId: 1, status: 1, rating: 1, helpful: -1, at: -1, _id: -1 });
// lib/review/server/admin.ts: all reviews, those of a status, and those that match words.
reviewSchema.index({ attention: -1, at: -1, _id: -1 });
reviewSchema.index({ status: 1, attention: -1, at: -1, _id: -1 });
reviewSchema.index({ searchWords: 1, attention: -1, at: -1, _id: -1 });
// lib/review/server/hidden.ts: how many are hidden, and why.
reviewSchema.index({ why: 1 }, { partialFilterExpression: { status: "Hidden" } });

export type ReviewFields = InferSchemaType<typeof reviewSchema>;
/** A review as plain data, as returned by lean queries. */
export type StoredReview = Omit<ReviewFields, "earlier" | "userId" | "title" | "text" | "fit" | "why"> & {
  _id: Types.ObjectId;
  title: string;
  text: string;
  fit: Fit | "";
  why: HideReason | "";
  userId?: Types.ObjectId | null;
  earlier: InferSchemaType<typeof earlier>[];
};

export const Review = defineModel<ReviewFields>("Review", reviewSchema);
