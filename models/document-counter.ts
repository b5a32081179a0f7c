import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * The last number of each series of documents and grievances; the id is the series with its financial year, such as V2627,
 * or with its month, such as G2611. `skipped` are the spans of numbers that were left out after a backup was restored.
 */
const documentCounterSchema = new Schema(
  {
    _id: { type: String, required: true },
    last: { type: Number, required: true },
    skipped: {
      type: [
        new Schema(
          {
            from: { type: Number, required: true },
            to: { type: Number, required: true },
            at: { type: Date, required: true },
          },
          { _id: false },
        ),
      ],
      default: undefined,
    },
  },
  { collection: "documentcounters" },
);

export type DocumentCounterFields = InferSchemaType<typeof documentCounterSchema>;

export const DocumentCounter = defineModel<DocumentCounterFields>("DocumentCounter", documentCounterSchema);
