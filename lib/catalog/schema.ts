import * as z from "zod";
import { Id, Page, PageSize, Rupees } from "@/lib/http/shapes";
import type { Chosen } from "./filters";
import { ColourId } from "./inputs";
import { areLimitsCrossed, highestLimit, limitOf } from "./listing/listing-query";
import { audiences, defaultSort, discounts, ids, ratings, type SortId, sorts } from "./options";

/** The pieces of each size as they are answered. */
export const StockBySizeShape = z.record(z.string(), z.int()).nullable();

const TraderShape = z.object({ name: z.string(), address: z.string() });

export const ProductShape = z
  .object({
    _id: z.string(),
    /** The first of its pictures. */
    image: z.string(),
    images: z.array(z.string()),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    /** "" when it has none. */
    kind: z.string(),
    brand: z.string(),
    audience: z.enum(ids(audiences)),
    size: z.array(z.string()),
    colour: ColourId,
    /** The option, or the text, of each fact. */
    facts: z.record(z.string(), z.string()),
    price: Rupees,
    /** 0 when there is none. */
    saleprice: Rupees,
    /** All pieces that can be bought. */
    stock: z.int(),
    /** The pieces of each size; null where all sizes share `stock`. */
    stockBySize: StockBySizeShape,
    /** The average with one decimal, and how many ratings; zeros without any. */
    rating: z.object({ average: z.number(), count: z.int() }),
    seller: z.string(),
    /** The code of the country it comes from, ISO 3166-1. */
    origin: z.string(),
    maker: TraderShape.nullable(),
    /** Of goods from abroad. */
    importer: TraderShape.nullable(),
    /** How much a pack holds: "1 N" is one piece. */
    netQuantity: z.string(),
    version: z.int(),
  })
  .meta({ id: "Product" });

/** How many options of a filter count at most: all brands, of which there are more than of anything else. */
const maxChosen = 500;

/** Ids of a filter group, comma-separated or repeated, the first 500; an unknown id matches nothing. */
const ChosenIds = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat().flatMap((part) => part.split(",")))
  .transform((values) => [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, maxChosen));

/** Codes of countries in any case. */
const ChosenCountries = ChosenIds.transform((codes) => [...new Set(codes.map((code) => code.toUpperCase()))]);

/** A parameter that is set by "1". */
export const Flag = z
  .literal("1", { error: "must be 1" })
  .transform(() => true)
  .optional();

/** At most one id of these. */
function oneOf(options: readonly { id: string }[]) {
  return z
    .enum(ids(options), { error: `must be one of ${ids(options).join(", ")}, once` })
    .optional()
    .transform((id) => (id ? [id] : []));
}

const wholeRupees = { error: "must be a whole number of rupees from 0 to 10,00,000, once" };

/** A price limit. */
const Limit = z
  .string(wholeRupees)
  .regex(/^\d{0,7}$/, { ...wholeRupees, abort: true })
  .refine((text) => Number(text) <= highestLimit, wholeRupees)
  .default("")
  .transform(limitOf);

/** How many products can be asked for by their ids. */
export const maxIds = 20;

/** Ids of products, comma-separated or repeated. */
const ProductIds = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat().flatMap((part) => part.split(",")))
  .transform((values) => [...new Set(values.map((value) => value.trim().toLowerCase()).filter(Boolean))])
  .refine((values) => values.length <= maxIds, { error: `must be at most ${maxIds} ids`, abort: true })
  .refine((values) => values.every((value) => Id.safeParse(value).success), {
    error: "must be ids of 24 hexadecimal digits",
  });

const ProductFilters = {
  category: ChosenIds,
  kind: ChosenIds,
  brand: ChosenIds,
  audience: ChosenIds,
  size: ChosenIds,
  colour: ChosenIds,
  origin: ChosenCountries,
  discount: oneOf(discounts),
  rating: oneOf(ratings),
  inStock: oneOf([{ id: "1" }]),
  minPrice: Limit,
  maxPrice: Limit,
};

const ProductQueryShape = z
  .object({
    ...ProductFilters,
    sortBy: z.enum(ids(sorts), { error: `must be one of ${ids(sorts).join(", ")}, once` }).optional(),
    page: Page,
    limit: PageSize,
    ids: ProductIds.meta({ description: "These products in this order, up to 20; other parameters then don't count" }),
    q: z
      .string({ error: "must be a single value" })
      .max(200, { error: "must have at most 200 characters" })
      .optional()
      .describe(
        "A search; prices, percentages off, sizes and ages in it count as the filters that they mean, where those are not given",
      ),
    exact: Flag.describe("1 searches for the letters as typed, without correcting typos"),
  })
  // The facts that are filters: fact.fabric and so on. Other parameters mean nothing.
  .catchall(ChosenIds)
  .refine((query) => !areLimitsCrossed(query), { path: ["minPrice"], error: "must not be above maxPrice" });

/** What a list is asked for. */
export interface ProductQuery extends Chosen {
  sortBy?: SortId | undefined;
  page: number;
  limit?: number | undefined;
  ids: string[];
  q?: string | undefined;
  exact?: boolean | undefined;
}

export const ProductQuery = ProductQueryShape as unknown as z.ZodType<ProductQuery, z.input<typeof ProductQueryShape>>;

const isCounts = (value: unknown) =>
  typeof value === "object" && value !== null && Object.values(value).every(Number.isSafeInteger);

/**
 * How many products have each option. A record of zod's checks each key and each value by a schema of its own, which takes
 * up to a tenth of an answer's time at the limits of the lists.
 */
const counts = z.custom<Record<string, number>>(isCounts).meta({
  type: "object",
  propertyNames: { type: "string" },
  additionalProperties: { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
});

/**
 * Products per option of each filter group, and the lowest and highest price in whole rupees; each counted with the
 * filters of all others. `price` is null without products.
 */
export const Facets = z.object({
  category: counts,
  kind: counts,
  brand: counts,
  audience: counts,
  size: counts,
  colour: counts,
  origin: counts,
  discount: counts,
  rating: counts,
  inStock: counts,
  facts: z.record(z.string(), counts).describe("The same by the id of a fact that is a filter"),
  price: z
    .object({
      min: z.int(),
      max: z.int(),
      steps: z
        .array(z.int())
        .describe(
          "Prices in whole rupees, from below the lowest to above the highest, with about as many products between any two",
        ),
    })
    .nullable(),
});

export const ProductListAnswer = z.object({
  data: z.array(ProductShape),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: Facets,
  /** The spelling that was searched instead of q; null when it was q itself. */
  corrected: z.string().nullable().describe("The spelling that was searched instead of q, or null"),
  /** Words of q that no product has. */
  dropped: z.array(z.string()).describe("The words of q that no product has: they were left out of the search"),
});

export const ProductAnswer = z.object({ data: ProductShape });

/** The order of a list: as requested, else by relevance for a search, else the default. */
export function sortOf(query: Pick<ProductQuery, "sortBy" | "q">): ProductQuery["sortBy"] {
  return query.sortBy ?? (query.q?.trim() ? undefined : defaultSort);
}

export type Product = z.infer<typeof ProductShape>;
export type Facets = z.infer<typeof Facets>;
export type ProductListAnswer = z.infer<typeof ProductListAnswer>;
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** The product data shown on a card. */
export type CardProduct = Pick<
  Product,
  "_id" | "image" | "title" | "brand" | "audience" | "price" | "saleprice" | "stock"
> & {
  /** Those of a product for kids, which say for what ages it is. */
  size?: Product["size"];
  /** The second picture, where there is one; a whole product has it among all its pictures. */
  second?: string;
  /** Where there are ratings. */
  rating?: Product["rating"];
  images?: string[];
};

/** The data of a card that also sells: it preselects a size that is in stock. */
export type FeaturedProduct = CardProduct & Pick<Product, "size" | "stockBySize">;
