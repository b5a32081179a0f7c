import { Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * The lists of the catalogue, one document each: entries in their order (lib/catalog/lists/schema.ts), and of merged
 * entries what they mean now. `version` rises with each change.
 */
const catalogueListSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    entries: { type: [Schema.Types.Mixed], required: true },
    aliases: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          label: { type: String, required: true },
          to: { type: String, required: true },
        },
      ],
      required: true,
      default: [],
    },
  },
  { collection: "cataloguelists" },
);

export interface CatalogueListFields {
  _id: string;
  version: number;
  /** Entries of the list that `_id` names. */
  entries: Record<string, unknown>[];
  aliases: { id: string; label: string; to: string }[];
}

export const CatalogueList = defineModel<CatalogueListFields>(
  "CatalogueList",
  catalogueListSchema as unknown as Schema<CatalogueListFields>,
);
