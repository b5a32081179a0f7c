import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * The sales of a product on a day in Indian time, summed over the orders of that day that count as sales. Updated in
 * the transactions that change orders, so that the dashboard does not have to read a month of orders. These
 * transactions already write to the products of the order, so this adds no new contention between them.
 */
const productSalesSchema = new Schema(
  {
    /** The day and the product id, which together are unique. */
    _id: { type: String, required: true },
    /** Indian midnight. */
    day: { type: Date, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    pieces: { type: Number, required: true },
    /** Paise, without fees. */
    amount: { type: Number, required: true },
    /** The pieces that came back for money on this day, whenever they were sold; absent for none. */
    returned: { type: Number },
  },
  { collection: "productsales", versionKey: false },
);

// These two cover the dashboard's best sellers.
productSalesSchema.index({ day: 1, pieces: -1, productId: 1, amount: 1, returned: 1 });
productSalesSchema.index({ productId: 1, day: 1, pieces: 1, amount: 1 });

export type ProductSalesFields = InferSchemaType<typeof productSalesSchema>;

export const ProductSales = defineModel<ProductSalesFields>("ProductSales", productSalesSchema);
