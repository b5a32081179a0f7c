import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The vocabulary of the catalogue: what words products have, so that beginnings and typos of them can be looked up. */
const vocabularyWordSchema = new Schema(
  {
    /** The word, normalised and stemmed. */
    _id: { type: String, required: true },
    /** In about how many products it stands. */
    products: { type: Number, required: true },
    /** The word with letters left out: see lib/catalog/server/search/spelling. */
    deletions: { type: [String], required: true },
    /** When a product last brought it. */
    learnedAt: { type: Date, required: true },
  },
  { collection: "terms" },
);

// The first serves beginnings, most frequent first, without reading the documents.
vocabularyWordSchema.index({ _id: 1, products: -1 });
vocabularyWordSchema.index({ deletions: 1 });

export type VocabularyWordFields = InferSchemaType<typeof vocabularyWordSchema>;

export const VocabularyWord = defineModel<VocabularyWordFields>("VocabularyWord", vocabularyWordSchema);
