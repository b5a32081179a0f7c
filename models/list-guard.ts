import { Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * What transactions write that must not overlook each other: one that lets a product refer to an entry, a size or an
 * option, and one that deletes or merges it. Beside the lists, whose changes every instance follows.
 */
const listGuardSchema = new Schema(
  {
    /** "brands:zara", "sizes:uk-8", "options:fabric:cotton"; "lists" for the lists themselves. */
    _id: { type: String, required: true },
    /** Rises with each write. */
    count: { type: Number, required: true },
    /** Whether it was deleted or merged: no product may refer to it any more. */
    gone: { type: Boolean },
  },
  { collection: "listguards" },
);

export interface ListGuardFields {
  _id: string;
  count: number;
  gone?: boolean;
}

export const ListGuard = defineModel<ListGuardFields>(
  "ListGuard",
  listGuardSchema as unknown as Schema<ListGuardFields>,
);
