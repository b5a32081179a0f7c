import * as z from "zod";
import { line } from "@/lib/http/shapes";
import { StockInput } from "./admin/numbers";
import { currentId, entryOf, lists, sizeEntryOf, sortSizes } from "./lists/current";
import { EntryId, type ListId } from "./lists/schema";
import { audiences, colours, ids, type Size } from "./options";
import { inSizeOrder } from "./stock";

// What is sent of a product. Ids are checked by the lists that hold now.

/** Of longer lists, a message does not name all ids. */
const maxNamed = 40;

/** An id of one of the lists that hold now: see lists/current.ts. */
export function idIn(list: ListId, what: string) {
  const named = () => {
    const known = ids(lists()[list]);
    return known.length > maxNamed ? `must be the id of a ${what}` : `must be one of ${known.join(", ")}`;
  };
  return z
    .string({ error: named })
    .overwrite((id) => currentId(list, id))
    .refine((id) => entryOf(lists()[list], id) !== undefined, { error: named });
}

export const CategoryId = idIn("categories", "category");
export const BrandId = idIn("brands", "brand");
/** A kind, or "" for none. */
export const KindId = z.union([z.literal(""), idIn("kinds", "kind")], { error: "must be the id of a kind, or empty" });
const audienceRule = { error: `must be one of ${ids(audiences).join(", ")}` };
export const AudienceId = z.enum(ids(audiences), audienceRule);
/**
 * Facts of a product: the id of an option, or a line of text, by the id of the fact; "" or null removes one. Which facts
 * a kind has: see lib/catalog/server/kind-rules.ts.
 */
export const FactsInput = z.record(EntryId, line(0, 200, "a fact").nullable(), {
  error: "must be the facts of the product",
});
/** A colour, or "" when it is unknown. */
export const ColourId = z.enum([...ids(colours), ""], { error: `must be one of ${ids(colours).join(", ")}, or empty` });
export const noSize = "must be the id of a size";
export const SizeId = z.string({ error: noSize }).refine((id) => sizeEntryOf(id) !== undefined, { error: noSize });

/** Ids of sizes, deduplicated and in the order of their set; as a list, or as text separated by commas or spaces. */
export const SizesInput = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value),
  z.array(SizeId, { error: "must be a list of sizes" }).transform((chosen): Size[] => sortSizes([...new Set(chosen)])),
);

/**
 * The pieces of each size, or null for one pool; as an object, or as text like "s:3,m:0", where an empty one means a
 * pool.
 */
export const StockBySizeInput = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  const entries = value.split(",").map((part) => part.split(":"));
  return value.trim() === "" ? null : Object.fromEntries(entries.map(([size = "", pieces = ""]) => [size, pieces]));
}, z
  .record(SizeId, StockInput, { error: "must be the pieces of each size, or null" })
  .transform(inSizeOrder)
  .nullable());

/** The most pictures of a product. */
export const maxImages = 8;

/** URLs of pictures, the main one first; as a list, or as text separated by spaces, where an empty one is no input. */
export const ImagesInput = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value;
    return value.trim() === "" ? undefined : value.trim().split(/\s+/);
  },
  z
    .array(line(1, 2000, "the URL of a picture"), { error: "must be a list of pictures" })
    .min(1, { error: "must have at least 1 picture" })
    .max(maxImages, { error: `must have at most ${maxImages} pictures` })
    .optional(),
);
