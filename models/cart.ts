import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

const cartSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** In the order in which they were added. `size` is null for a product without sizes. */
    lines: {
      type: [
        {
          _id: false,
          productId: { type: Schema.Types.ObjectId, required: true },
          size: { type: String, default: null },
          quantity: { type: Number, required: true },
          /** What a piece cost when it was added, in paise. */
          price: { type: Number },
        },
      ],
      required: true,
      default: [],
    },
    /** Incremented with every change, so that two tabs never overwrite each other's changes. */
    revision: { type: Number, required: true, default: 0 },
  },
  { timestamps: true, collection: "carts" },
);

cartSchema.index({ userId: 1 }, { unique: true });
cartSchema.index({ "lines.productId": 1 });

export type CartFields = InferSchemaType<typeof cartSchema>;
export type StoredCart = CartFields & { _id: Types.ObjectId };

export const Cart = defineModel<CartFields>("Cart", cartSchema);
