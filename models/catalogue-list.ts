import { Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * The lists of the catalogue, one document each: entries in their order (lib/catalog/lists/schema.ts), and of merged
 * entries what they mean now. `version` rises with each change.
 *
 * Products are written anew after a change of a list, in batches: those of merged entries (`moved` of the alias says
 * whether all are), and the search words of those whose entry was renamed (`renamed`). Until then readers give them the
 * entry and the label that hold: see lib/catalog/server/lists/settle.ts.
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
          /** Whether no product has the merged entry's id any more. */
          moved: { type: Boolean },
        },
      ],
      required: true,
      default: [],
    },
    /** The ids of renamed entries whose products still have the search words of the label before. */
    renamed: { type: [String], default: undefined },
  },
  { collection: "cataloguelists" },
);

export interface Alias {
  id: string;
  label: string;
  to: string;
  moved?: boolean;
}

export interface CatalogueListFields {
  _id: string;
  version: number;
  /** Entries of the list that `_id` names. */
  entries: Record<string, unknown>[];
  aliases: Alias[];
  renamed?: string[];
}

export const CatalogueList = defineModel<CatalogueListFields>(
  "CatalogueList",
  catalogueListSchema as unknown as Schema<CatalogueListFields>,
);
