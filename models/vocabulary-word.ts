import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The vocabulary of the catalogue: the words of all products, used to look up prefixes and typos. */
const vocabularyWordSchema = new Schema(
  {
    /** The word, normalised and stemmed. */
    _id: { type: String, required: true },
    /** The approximate number of products that contain the word. */
    products: { type: Number, required: true },
    /** The word with letters deleted: see lib/catalog/server/search/spelling. */
    deletions: { type: [String], required: true },
    /** When the word was last found in a product. */
    learnedAt: { type: Date, required: true },
  },
  { collection: "terms" },
);

// The first index serves prefixes, most frequent first, without reading the documents.
vocabularyWordSchema.index({ _id: 1, products: -1 });
vocabularyWordSchema.index({ deletions: 1 });

export type VocabularyWordFields = InferSchemaType<typeof vocabularyWordSchema>;

export const VocabularyWord = defineModel<VocabularyWordFields>("VocabularyWord", vocabularyWordSchema);
