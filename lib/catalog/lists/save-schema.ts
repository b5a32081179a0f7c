import * as z from "zod";
import { Message } from "@/lib/http/shapes";
import { HsnInput } from "../admin/product-fields";
import { OriginInput, QuantityInput, TraderInput } from "../goods-inputs";
import { EntryId, entrySchemas, type ListId, limits, listIds, OptionEntry, SizeEntry } from "./schema";

/** A size as it is sent: without `id` it gets one from its label, other fields left out stay. */
const SizeInput = SizeEntry.partial().required({ label: true });
const OptionInput = OptionEntry.partial().required({ label: true });

const { categories, kinds, brands, sizeSets, facts } = entrySchemas;

/** Entries as they are sent: without `id` a new one gets one from its label, fields left out stay. */
const entryInputs = {
  categories: categories.extend({ tile: categories.shape.tile.partial() }).partial(),
  kinds: kinds
    .extend({
      hsn: HsnInput,
      origin: OriginInput,
      maker: TraderInput,
      importer: TraderInput,
      netQuantity: QuantityInput,
    })
    .partial(),
  brands: brands.partial(),
  sizeSets: sizeSets
    .extend({ sizes: z.array(SizeInput).max(limits.sizes, { error: `must be at most ${limits.sizes} sizes` }) })
    .partial(),
  facts: facts
    .extend({
      options: z.array(OptionInput).max(limits.options, { error: `must be at most ${limits.options} options` }),
    })
    .partial(),
};

/** How many entries a call can change. */
export const maxChanged = 100;

function bodyOf<const List extends ListId>(list: List) {
  return z.object({
    list: z.literal(list),
    /** The new entries and the changed ones; others stay. */
    entries: z
      .array(entryInputs[list])
      .max(maxChanged, { error: `must be at most ${maxChanged}` })
      .default([]),
    /** All ids of the list in their order; without it entries stay where they are, and new ones come last. */
    order: z.array(EntryId).optional(),
    /** The version of the list that was changed. */
    seen: z.int({ error: "must be the version of the list" }).min(0, { error: "must be the version of the list" }),
  });
}

const oneOfLists = { error: `must be one of ${listIds.join(", ")}` };

/** New and changed entries of one list. Nothing is deleted by being left out, besides sizes and options. */
export const SaveList = z.discriminatedUnion(
  "list",
  [bodyOf("categories"), bodyOf("kinds"), bodyOf("brands"), bodyOf("sizeSets"), bodyOf("facts")],
  oneOfLists,
);

export const MergeEntries = z.object({
  list: z.enum(["brands", "kinds"], { error: "must be one of brands, kinds" }),
  from: z.string({ error: "must be the id of an entry" }).max(40, { error: "must be the id of an entry" }),
  to: z.string({ error: "must be the id of an entry" }).max(40, { error: "must be the id of an entry" }),
});

export const EntryParams = z.object({ list: z.enum(listIds), id: EntryId });

/** How many products in the shop use an entry, and how many deleted ones, which may be restored. */
const Used = { products: z.int(), deleted: z.int() };

const listOf = <Entry extends z.ZodType>(entry: Entry) => z.object({ version: z.int(), entries: z.array(entry) });

const used = {
  categories: categories.extend(Used),
  kinds: kinds.extend(Used),
  brands: brands.extend(Used),
  sizeSets: sizeSets.extend({ ...Used, sizes: z.array(SizeEntry.extend(Used)) }),
  facts: facts.extend({ ...Used, options: z.array(OptionEntry.extend(Used)) }),
};

export const AdminCatalogueAnswer = z.object({
  lists: z.object({
    categories: listOf(used.categories),
    kinds: listOf(used.kinds),
    brands: listOf(used.brands),
    sizeSets: listOf(used.sizeSets),
    facts: listOf(used.facts),
  }),
});

const names = z.record(z.string(), z.string());

/** The visible lists, and the labels of what is hidden and products still have. */
export const CatalogueAnswer = z.object({
  version: z.int(),
  categories: z.array(categories),
  kinds: z.array(kinds),
  brands: z.array(brands),
  sizeSets: z.array(sizeSets),
  facts: z.array(facts),
  names: z.object({
    categories: names,
    kinds: names,
    brands: names,
    sizeSets: names,
    facts: names,
    sizes: names.describe("Of any set"),
    options: z.record(z.string(), names).describe("By the id of the fact"),
  }),
});

const Entry = z.union([used.categories, used.kinds, used.brands, used.sizeSets, used.facts]);

export const SavedListAnswer = z.object({
  message: Message,
  version: z.int(),
  entries: z.array(z.looseObject({ id: z.string(), label: z.string(), hidden: z.boolean() })),
});

/** What a refusal has: today's list when it was changed meanwhile, or how much uses what was to go. */
export const RefusedListAnswer = z
  .object({
    version: z.int(),
    entries: z.union([SavedListAnswer.shape.entries, z.int()]),
    products: z.int(),
  })
  .partial();

export const DeletedEntryAnswer = z.object({ message: Message });

export const MergeAnswer = z.object({
  message: Message,
  merge: z.object({
    list: z.enum(["brands", "kinds"]),
    from: z.string(),
    to: z.string(),
    products: z.int().describe("How many products there were to move"),
    moved: z.int().describe("How many this call has moved"),
    done: z.boolean().describe("False when it has to be called again"),
  }),
});

export type SaveList = z.output<typeof SaveList>;
export type SaveListInput = z.input<typeof SaveList>;
export type MergeEntries = z.infer<typeof MergeEntries>;
export type AdminCatalogueAnswer = z.infer<typeof AdminCatalogueAnswer>;
export type AdminLists = AdminCatalogueAnswer["lists"];
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;
export type SavedListAnswer = z.infer<typeof SavedListAnswer>;
export type MergeAnswer = z.infer<typeof MergeAnswer>;
export type AdminEntry = z.infer<typeof Entry>;
