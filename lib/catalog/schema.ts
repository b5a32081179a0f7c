import * as z from "zod";
import { Id, line, Page, PageSize, Rupees } from "@/lib/http/shapes";
import { StockInput } from "./admin/numbers";
import { areLimitsCrossed, highestLimit, limitOf } from "./listing/listing-query";
import {
  brands,
  categories,
  colours,
  defaultSort,
  type FilterGroup,
  ids,
  perGroup,
  type Size,
  sizes,
  sorts,
} from "./options";
import { inSizeOrder } from "./stock";

export const CategoryId = z.enum(ids(categories), { error: `must be one of ${ids(categories).join(", ")}` });
export const BrandId = z.enum(ids(brands), { error: `must be one of ${ids(brands).join(", ")}` });
/** A colour, or "" when it is unknown. */
export const ColourId = z.enum([...ids(colours), ""], { error: `must be one of ${ids(colours).join(", ")}, or empty` });
export const SizeId = z.enum(ids(sizes), { error: `must be one of ${ids(sizes).join(", ")}` });

/** Ids of sizes, deduplicated and in the order of the list; as a list, or as text separated by commas or spaces. */
export const SizesInput = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value),
  z
    .array(SizeId, { error: "must be a list of sizes" })
    .transform((chosen): Size[] => ids(sizes).filter((id) => chosen.includes(id))),
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
  .partialRecord(SizeId, StockInput, { error: "must be the pieces of each size, or null" })
  .transform(inSizeOrder)
  .nullable());

/** The pieces of each size as they are answered. */
export const StockBySizeShape = z.partialRecord(SizeId, z.int()).nullable();

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

export const ProductShape = z
  .object({
    _id: z.string(),
    /** The first of its pictures. */
    image: z.string(),
    images: z.array(z.string()),
    title: z.string(),
    description: z.string(),
    category: CategoryId,
    brand: BrandId,
    size: z.array(SizeId),
    colour: ColourId,
    price: Rupees,
    /** 0 when there is none. */
    saleprice: Rupees,
    /** All pieces that can be bought. */
    stock: z.int(),
    /** The pieces of each size; null where all sizes share `stock`. */
    stockBySize: StockBySizeShape,
    seller: z.string(),
    version: z.int(),
  })
  .meta({ id: "Product" });

/** Ids of a filter group, comma-separated or repeated; an unknown id matches nothing. */
const ChosenIds = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat().flatMap((part) => part.split(",")))
  .transform((values) => [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, 50));

/** A parameter that is set by "1"; an empty one counts as missing. */
export const Flag = z
  .enum(["", "1"], { error: "must be 1" })
  .transform((value) => value === "1")
  .optional();

/** At most one id of a filter group. */
function OneId({ options }: FilterGroup) {
  return z
    .enum(["", ...ids(options)], { error: `must be one of ${ids(options).join(", ")}, once` })
    .default("")
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
  ...perGroup((group) => (group.isSingle ? OneId(group) : ChosenIds)),
  minPrice: Limit,
  maxPrice: Limit,
};

export const ProductQuery = z
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
  .refine((query) => !areLimitsCrossed(query), { path: ["minPrice"], error: "must not be above maxPrice" });

/**
 * Products per option of each filter group, and the lowest and highest price in whole rupees; each counted with the
 * filters of all others. `price` is null without products.
 */
export const Facets = z.object({
  ...perGroup(({ options }) => z.record(z.enum(ids(options)), z.int())),
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
export type ProductQuery = z.infer<typeof ProductQuery>;
export type Facets = z.infer<typeof Facets>;
export type ProductListAnswer = z.infer<typeof ProductListAnswer>;
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** The product data shown on a card. */
export type CardProduct = Pick<Product, "_id" | "image" | "title" | "brand" | "price" | "saleprice" | "stock"> & {
  /** The second picture, where there is one; a whole product has it among all its pictures. */
  second?: string;
  images?: string[];
};

/** The data of a card that also sells: it preselects a size that is in stock. */
export type FeaturedProduct = CardProduct & Pick<Product, "size" | "stockBySize">;
