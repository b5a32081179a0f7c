import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

const wishlistSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Newest first. */
    productIds: { type: [Schema.Types.ObjectId], required: true, default: [] },
  },
  { timestamps: true, collection: "wishlists" },
);

wishlistSchema.index({ userId: 1 }, { unique: true });
wishlistSchema.index({ productIds: 1 });

export type WishlistFields = InferSchemaType<typeof wishlistSchema>;
export type StoredWishlist = WishlistFields & { _id: Types.ObjectId };

export const Wishlist = defineModel<WishlistFields>("Wishlist", wishlistSchema);
