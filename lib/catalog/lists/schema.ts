import * as z from "zod";
import { line } from "@/lib/http/shapes";
import { isEntryId } from "./ids";

/** The lists that an owner shapes. */
export const listIds = ["categories", "kinds", "brands", "sizeSets", "facts"] as const;
export type ListId = (typeof listIds)[number];

/** How many entries a list has at most, and what is in an entry. */
export const limits = {
  categories: 12,
  kinds: 300,
  brands: 500,
  sizeSets: 60,
  facts: 20,
  sizes: 40,
  options: 60,
} as const;

/** The colours of the palette that the tile of a category can have. */
export const tileColours = ["kesar", "neel", "leaf", "turmeric", "gulab"] as const;

const idRule = { error: "must be 1 to 40 characters of a-z, 0-9, - and &" };

/** The id of an entry, a size or an option: it is stored with products and orders, and never changes. */
export const EntryId = z.string(idRule).refine(isEntryId, idRule);

const Named = { id: EntryId, label: line(1, 40), hidden: z.boolean() };

/** A size of a set. `note` is the second line, "86 cm" beneath "34", or "". */
export const SizeEntry = z.object({ ...Named, note: line(0, 40) });
export const OptionEntry = z.object(Named);

/** The URL of a picture by the rule of product pictures, or "". */
const Picture = line(0, 2000, "the URL of a picture");

const Trader = z.object({ name: z.string(), address: z.string() });

/** One schema for each list. The place of an entry in its list is its order. */
export const entrySchemas = {
  categories: z.object({ ...Named, tile: z.object({ colour: z.enum(tileColours), picture: Picture }) }),
  kinds: z.object({
    ...Named,
    /** The categories it is offered in, at least one. */
    categories: z.array(EntryId).min(1, { error: "must have at least one category" }),
    sizeSet: EntryId,
    /** The facts that its products can have. */
    facts: z.array(EntryId),
    /** The code of goods of its products that have none themselves, or "". */
    hsn: z.string(),
    picture: Picture,
    /** What holds for its products that do not say it themselves; "" and null mean what the settings say. */
    origin: z.string(),
    maker: Trader.nullable(),
    importer: Trader.nullable(),
    netQuantity: z.string(),
  }),
  brands: z.object(Named),
  sizeSets: z.object({ ...Named, sizes: z.array(SizeEntry) }),
  facts: z.object({
    ...Named,
    /** "options": one of `options`; "text": a line of text. */
    type: z.enum(["options", "text"]),
    /** Whether the shop offers it as a filter; of options only. */
    filter: z.boolean(),
    options: z.array(OptionEntry),
  }),
};

export type Entries = { [List in ListId]: z.infer<(typeof entrySchemas)[List]> };
export type Category = Entries["categories"];
export type Kind = Entries["kinds"];

export type SizeSet = Entries["sizeSets"];

export type SizeEntry = z.infer<typeof SizeEntry>;
export type OptionEntry = z.infer<typeof OptionEntry>;

/** All lists, hidden entries included, each in its order. */
export type CatalogueLists = { [List in ListId]: readonly Entries[List][] };
