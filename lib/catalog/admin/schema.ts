import * as z from "zod";
import { Id, Message, Page, PageSize } from "@/lib/http/shapes";
import { isRecord } from "@/lib/keys";
import { BrandId, CategoryId, idIn, StockBySizeInput } from "../inputs";
import { ids } from "../options";
import { ProductShape } from "../schema";
import { type Stocked, stockIssue } from "../stock";
import { StockInput, VersionInput } from "./numbers";
import { adminSorts, hsnStates, stockStates } from "./options";
import { editInputs, newInputs } from "./product-fields";

/** The form sends saleprice as typed, so the rule that relates it to the price is here, shared with the form. */
export const salepriceRule = "must be below the price";

const Amounts = z.object({ price: z.number().optional(), saleprice: z.number().optional() });

/** Whether a sale price, in rupees, is below the price; 0 is none. */
export function salepriceFits({ price, saleprice }: { price?: number; saleprice?: number }): boolean {
  return price === undefined || !saleprice || saleprice < price;
}

/** The rule is checked as soon as both amounts can be parsed, whatever else is invalid. */
const bound = {
  path: ["saleprice"],
  error: salepriceRule,
  when: ({ value }: { value: unknown }) => Amounts.safeParse(value).success,
};

function isFirst({ image, images }: { image?: string; images?: readonly string[] }): boolean {
  return image === undefined || images === undefined || image === images[0];
}
const firstImage = { path: ["image"], error: "must be the first of images" };

export const AddProduct = z
  .object(newInputs)
  .refine(salepriceFits, bound)
  .refine(({ image, images }) => image !== undefined || images !== undefined, {
    path: ["image"],
    error: "is missing",
    when: ({ value, issues }) =>
      isRecord(value) && !issues.some(({ path }) => path?.[0] === "image" || path?.[0] === "images"),
  })
  .refine(isFirst, firstImage)
  .refine(({ stock, stockBySize }) => stock !== undefined || stockBySize, {
    path: ["stock"],
    error: "is missing",
    // Named beside whatever else is missing, and once.
    when: ({ value, issues }) => isRecord(value) && !issues.some(({ path }) => path?.[0] === "stock"),
  })
  .refine((product) => !stockIssue(product, "stockBySize"), {
    path: ["stockBySize"],
    error: ({ input }) => stockIssue(input as Stocked, "stockBySize") ?? "",
  })
  .refine((product) => !stockIssue(product, "stock"), {
    path: ["stock"],
    error: ({ input }) => stockIssue(input as Stocked, "stock") ?? "",
  });

export const EditProduct = z
  .object(editInputs)
  .partial()
  .extend({
    /** The version that was edited; rejected when it is older than the product's. */
    version: VersionInput.optional(),
    /** The stock that was shown when `stock` was typed: the difference is applied. */
    stockSeen: StockInput.optional(),
    /** The same for each size: the pieces that were shown when `stockBySize` was typed. */
    stockBySizeSeen: StockBySizeInput.optional(),
  })
  .refine(salepriceFits, bound)
  .refine(isFirst, firstImage);

export const ProductParams = z.object({ id: Id });

const oneOf = <const T extends readonly { id: string }[]>(options: T) =>
  z.enum(ids(options), { error: `must be one of ${ids(options).join(", ")}` });

export const AdminProductQuery = z.object({
  page: Page,
  limit: PageSize,
  category: CategoryId.optional(),
  brand: BrandId.optional(),
  kind: idIn("kinds", "kind").optional(),
  sizeSet: idIn("sizeSets", "size set").optional().meta({ description: "Products that have one of its sizes" }),
  fact: idIn("facts", "fact").optional().meta({ description: "Products that have this fact" }),
  stock: oneOf(stockStates).optional(),
  hsn: oneOf(hsnStates).optional().meta({
    description: "none: products that are taxed as accessories, as they, their kind and their category have no HSN",
  }),
  sortBy: oneOf(adminSorts).optional(),
  deleted: z
    .enum(["true"], { error: "can only be true" })
    .optional()
    .meta({ description: "The products that were deleted, in place of those in the shop" }),
  q: z.string({ error: "must be a single value" }).max(200, { error: "must have at most 200 characters" }).optional(),
});

/** A product as admins see it: one with a removed category or brand can still be corrected. */
export const AdminProductShape = ProductShape.extend({
  category: z.string(),
  brand: z.string(),
  /** "" for that of its kind, or its category. */
  hsn: z.string(),
}).meta({ id: "AdminProduct" });

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
