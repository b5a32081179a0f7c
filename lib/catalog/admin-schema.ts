import * as z from "zod";
import { Id, line, lines, Message, Page, PageSize } from "@/lib/http/shapes";
import { adminSorts, stockStates } from "./admin-options";
import { PriceInput, SalePriceInput, StockInput, VersionInput } from "./numbers";
import { ids, type Size, sizes } from "./options";
import { BrandId, CategoryId, ProductShape, SizeId } from "./schema";

/** Ids of sizes, each once and in the order of the list; as a list, or as text with commas or spaces between them. */
export const SizesInput = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value),
  z
    .array(SizeId, { error: "must be a list of sizes" })
    .transform((chosen): Size[] => ids(sizes).filter((id) => chosen.includes(id))),
);

const fields = {
  image: line(1, 2000, "an address of a picture"),
  title: line(1, 200),
  description: lines(1, 5000),
  category: CategoryId,
  brand: BrandId,
  size: SizesInput,
  price: PriceInput,
  saleprice: SalePriceInput,
  stock: StockInput,
  /** Empty means the shop itself. */
  seller: line(0, 100),
};

/** The form sends saleprice as it is typed, so the rule that binds it to the price stands here and in the form alike. */
export const salepriceRule = "must be below the price";

const Amounts = z.object({ price: z.number().optional(), saleprice: z.number().optional() });

export function salepriceFits({ price, saleprice }: { price?: number; saleprice?: number }): boolean {
  return price === undefined || !saleprice || saleprice < price;
}

/** The rule is looked at as soon as both amounts can be read, whatever else is wrong. */
const bound = {
  path: ["saleprice"],
  error: salepriceRule,
  when: ({ value }: { value: unknown }) => Amounts.safeParse(value).success,
};

export const AddProduct = z
  .object({
    ...fields,
    size: fields.size.optional(),
    saleprice: fields.saleprice.default(0),
    seller: fields.seller.optional(),
  })
  .refine(salepriceFits, bound);

export const EditProduct = z
  .object(fields)
  .partial()
  .extend({
    /** The version that was edited; an older one than the product's is refused. */
    version: VersionInput.optional(),
    /** The stock that was seen when `stock` was typed: the difference is applied. */
    stockSeen: StockInput.optional(),
  })
  .refine(salepriceFits, bound);

export const ProductParams = z.object({ id: Id });

const oneOf = <const T extends readonly { id: string }[]>(options: T) =>
  z.enum(ids(options), { error: `must be one of ${ids(options).join(", ")}` });

export const AdminProductQuery = z.object({
  page: Page,
  limit: PageSize,
  category: CategoryId.optional(),
  brand: BrandId.optional(),
  stock: oneOf(stockStates).optional(),
  sortBy: oneOf(adminSorts).optional(),
  deleted: z
    .enum(["true"], { error: "can only be true" })
    .optional()
    .meta({ description: "The products that were deleted, in place of those in the shop" }),
  q: z.string({ error: "must be a single text" }).max(200, { error: "must have at most 200 characters" }).optional(),
});

/** A product as admins see it: one of a category or brand that the shop gave up can still be put right. */
export const AdminProductShape = ProductShape.extend({ category: z.string(), brand: z.string() }).meta({
  id: "AdminProduct",
});

export const AdminProductListAnswer = z.object({
  data: z.array(AdminProductShape),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export const ChangedProductAnswer = z.object({ message: Message, data: AdminProductShape });
export const DeletedProductAnswer = z.object({ message: Message });

export type AddProduct = z.output<typeof AddProduct>;
export type EditProduct = z.output<typeof EditProduct>;
export type AdminProduct = z.infer<typeof AdminProductShape>;
export type AdminProductQuery = z.infer<typeof AdminProductQuery>;
export type AdminProductListAnswer = z.infer<typeof AdminProductListAnswer>;
export type ChangedProductAnswer = z.infer<typeof ChangedProductAnswer>;
export type DeletedProductAnswer = z.infer<typeof DeletedProductAnswer>;
