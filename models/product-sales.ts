import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * What was sold of a product on an Indian day, over the orders of that day that are sales: kept by the transactions that
 * change orders, so that the dashboard need not read a month of orders. A product that an order names is changed by that
 * order's transaction anyway, so this makes no two of them wait for each other that did not before.
 */
const productSalesSchema = new Schema(
  {
    /** The day and the product, which makes it one of a kind. */
    _id: { type: String, required: true },
    /** Indian midnight. */
    day: { type: Date, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    pieces: { type: Number, required: true },
    /** Paise, without fees. */
    amount: { type: Number, required: true },
  },
  { collection: "productsales", versionKey: false },
);

// The dashboard's best sellers are answered from these two alone.
productSalesSchema.index({ day: 1, pieces: -1, productId: 1, amount: 1 });
productSalesSchema.index({ productId: 1, day: 1, pieces: 1, amount: 1 });

export type ProductSalesFields = InferSchemaType<typeof productSalesSchema>;

export const ProductSales = defineModel<ProductSalesFields>("ProductSales", productSalesSchema);
