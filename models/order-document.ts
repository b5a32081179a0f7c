import { type InferSchemaType, Schema } from "mongoose";
import { documentKinds } from "@/lib/order/status";
import { defineModel } from "./define-model";

const state = { _id: false, name: { type: String, required: true }, code: { type: String, required: true } };

/** The tax in an amount: see lib/tax/gst.ts. */
const tax = new Schema(
  {
    rate: { type: Number, required: true },
    taxable: { type: Number, required: true },
    cgst: { type: Number, required: true },
    sgst: { type: Number, required: true },
    igst: { type: Number, required: true },
  },
  { _id: false },
);

const line = new Schema(
  {
    /** The line of the order, or the fee. */
    of: { type: String, required: true },
    /** HSN or SAC. */
    code: { type: String, required: true },
    title: { type: String, required: true },
    quantity: { type: Number, required: true },
    /** A Unique Quantity Code of the GST portal, such as PCS. */
    unit: { type: String, required: true },
    /** Paise for one piece, tax included. */
    price: { type: Number, required: true },
    /** Paise for all, tax included. */
    amount: { type: Number, required: true },
    /** Null without a GSTIN. */
    tax: { type: tax, default: null },
  },
  { _id: false },
);

/**
 * An invoice, receipt or credit of an order, with all that is printed on it: written once with its number, never changed.
 * Amounts are integer paise.
 */
const orderDocumentSchema = new Schema(
  {
    /** Its number. */
    _id: { type: String, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: documentKinds, required: true },
    at: { type: Date, required: true },
    /** The return that it credits; null for another reason. */
    returnId: { type: Schema.Types.ObjectId, default: null },
    /** The document that a credit corrects; null for others. */
    corrects: {
      type: { _id: false, number: { type: String, required: true }, at: { type: Date, required: true } },
      default: null,
    },
    isSample: { type: Boolean, required: true },
    seller: {
      type: {
        _id: false,
        name: { type: String, required: true },
        address: { type: String, required: true },
        gstin: { type: String, default: null },
        state: { type: state, default: null },
        /** Email and phone of customer care; former versions stored none. */
        contact: { type: String },
      },
      required: true,
    },
    buyer: {
      type: {
        _id: false,
        /** That of the business where there is a GSTIN. */
        name: { type: String, required: true },
        gstin: { type: String, default: null },
        recipient: { type: String, required: true },
        address: { type: String, required: true },
        city: { type: String, required: true },
        pincode: { type: String, required: true },
        state: { type: state, default: null },
      },
      required: true,
    },
    /** The state where the goods are delivered, as far as it can be told. */
    placeOfSupply: { type: state, default: null },
    orderDate: { type: Date, required: true },
    paymentMethod: { type: String, required: true },
    lines: { type: [line], required: true },
    /** What the lines come to. */
    total: { type: Number, required: true },
  },
  { collection: "orderdocuments", minimize: false },
);

// lib/order/server/documents/issue.ts: what an order has, to see what can be credited.
orderDocumentSchema.index({ orderId: 1, at: 1 });

export type DocumentLine = InferSchemaType<typeof line>;
type OrderDocumentFields = InferSchemaType<typeof orderDocumentSchema>;
/** A document as plain data, as returned by lean queries. */
export type StoredDocument = Omit<OrderDocumentFields, "lines"> & { lines: DocumentLine[] };

export const OrderDocument = defineModel<OrderDocumentFields>("OrderDocument", orderDocumentSchema);
